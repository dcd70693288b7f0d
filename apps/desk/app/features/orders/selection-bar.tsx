import { Button, Card, useMessages } from '@shop/ui'
import type { DeskOrder } from '@shop/domain/wire'
import { nextStates } from './next-states.ts'
import { ordersMessages } from './orders.messages.ts'
import { stateMessages } from './state.messages.ts'
import { useChangeState } from './use-change-state.ts'

interface SelectionBarProps {
  orders: readonly Pick<DeskOrder, 'id' | 'number' | 'version' | 'state'>[]
  onDone: () => void
}

/** What can be done with the selected orders together. */
export function SelectionBar({ orders, onDone }: SelectionBarProps) {
  const t = useMessages(ordersMessages)
  const tState = useMessages(stateMessages)
  const changeState = useChangeState()
  const finish = () => {
    // The button that has the focus is removed with the bar.
    document.getElementById('main')?.focus({ preventScroll: true })
    onDone()
  }
  const next = nextStates(orders.map(({ state }) => state))
  return (
    <Card
      role="region"
      aria-label={t('orders.selected', { n: orders.length })}
      padding="sm"
      className="sticky top-2 z-10 flex flex-wrap items-center gap-2"
    >
      <span className="grow">{t('orders.selected', { n: orders.length })}</span>
      {next.length === 0 && <span>{t('orders.noCommon')}</span>}
      {next.map((state, index) => (
        <Button
          key={state}
          size="sm"
          variant={index === 0 ? 'solid' : 'outline'}
          tone={state === 'cancelled' ? 'danger' : 'brand'}
          onClick={() => {
            changeState(orders, state)
            finish()
          }}
        >
          {state === 'cancelled'
            ? t('orders.cancel', { n: orders.length })
            : tState(`stateAction.${state}`)}
        </Button>
      ))}
      <Button size="sm" variant="ghost" onClick={finish}>
        {t('orders.unselect')}
      </Button>
    </Card>
  )
}
