import { Button, IconButton, Menu, MenuContent, MenuTrigger, MoreIcon, useMessages } from '@shop/ui'
import type { DeskOrderDetails } from '@shop/domain/wire'
import { CorrectionDialog } from './correction-dialog.tsx'
import { nextStates } from './next-states.ts'
import { orderMessages } from './order.messages.ts'
import { StateItems } from './state-items.tsx'
import { stateMessages } from './state.messages.ts'
import { useChangeState } from './use-change-state.ts'

/** What can be done with an order in the state that is shown. */
export function OrderActions({ order }: { order: DeskOrderDetails }) {
  const t = useMessages(orderMessages)
  const tState = useMessages(stateMessages)
  const changeState = useChangeState()
  const [first, ...others] = nextStates([order.state])
  return (
    <>
      <CorrectionDialog order={order} />
      {first && (
        <Button onClick={() => changeState([order], first)}>
          {tState(`stateAction.${first}`)}
        </Button>
      )}
      {others.length > 0 && (
        <Menu>
          <MenuTrigger asChild>
            <IconButton variant="outline" aria-label={t('orderPage.more')}>
              <MoreIcon />
            </IconButton>
          </MenuTrigger>
          <MenuContent align="end">
            <StateItems order={order} states={others} />
          </MenuContent>
        </Menu>
      )}
    </>
  )
}
