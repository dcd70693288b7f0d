import { MenuItem, useMessages } from '@shop/ui'
import type { OrderStatus } from '@shop/domain'
import type { DeskOrder } from '@shop/domain/wire'
import { stateMessages } from './state.messages.ts'
import { useChangeState } from './use-change-state.ts'

interface StateItemsProps {
  order: DeskOrder
  states: readonly OrderStatus[]
}

/** The items of a menu that bring an order to other states. */
export function StateItems({ order, states }: StateItemsProps) {
  const t = useMessages(stateMessages)
  const changeState = useChangeState()
  return states.map((state) => (
    <MenuItem
      key={state}
      tone={state === 'cancelled' ? 'danger' : 'brand'}
      onSelect={() => changeState([order], state)}
    >
      {t(`stateAction.${state}`)}
    </MenuItem>
  ))
}
