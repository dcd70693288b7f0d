import { useMessages } from '@shop/ui'
import type { OrderStatus } from '@shop/domain'
import type { DeskOrder } from '@shop/domain/wire'
import { deskApi } from '../../lib/desk-api.ts'
import { useUndoable } from '../../messages/use-undoable.tsx'
import { stateMessages } from './state.messages.ts'

/** Returns a function that shows orders in a new state at once, and sends it when it was not undone. */
export function useChangeState() {
  const t = useMessages(stateMessages)
  const change = useUndoable()
  return (orders: readonly Pick<DeskOrder, 'id' | 'number' | 'version'>[], state: OrderStatus) => {
    const name = t(`state.${state}`)
    const [only, ...others] = orders
    const text =
      only && others.length === 0
        ? t('stateChange.one', { number: only.number, state: name })
        : t('stateChange.many', { n: orders.length, state: name })
    change(
      {
        state,
        orders: orders.map(({ id, number, version }) => ({ id, number, version })),
        send: ({ id }, version) => deskApi.setState(id, { state, version }),
      },
      text,
    )
  }
}
