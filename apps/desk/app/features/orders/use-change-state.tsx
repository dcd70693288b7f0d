import { toast, ToastAction, useMessages } from '@shop/ui'
import type { OrderStatus } from '@shop/domain'
import { useQueryClient } from '@tanstack/react-query'
import { orderQuery } from '../../lib/queries.ts'
import { useStateChange, waitWith } from '../../lib/state-change.ts'
import type { DeskOrder } from '@shop/domain/wire'
import { notify } from '../../messages/notify.ts'
import { errorMessages } from '../../messages/error.messages.ts'
import { errorText } from '../../messages/error-text.ts'
import { stateMessages } from './state.messages.ts'

/** How long a change can be undone, in milliseconds; pointer and focus on the message stop the time. */
const UNDO_TIME = 8000

/** Returns a function that shows orders in a new state at once, and sends it when it was not undone. */
export function useChangeState() {
  const t = useMessages(stateMessages)
  const tError = useMessages(errorMessages)
  const queries = useQueryClient()
  return (orders: readonly DeskOrder[], state: OrderStatus) => {
    const change = {
      state,
      orders: orders.map(({ id, number, version }) => ({ id, number, version })),
    }
    waitWith(change, ({ changed, failed }) => {
      for (const order of changed) queries.setQueryData(orderQuery(order.id).queryKey, order)
      void queries.invalidateQueries({ queryKey: ['orders'] })
      for (const { number, error } of failed)
        toast(t('stateChange.failed', { number, reason: errorText(error, tError) }), {
          tone: 'danger',
        })
    })
    const name = t(`state.${state}`)
    const [only, ...others] = orders
    const text =
      only && others.length === 0
        ? t('stateChange.one', { number: only.number, state: name })
        : t('stateChange.many', { n: orders.length, state: name })
    const { commit, undo } = useStateChange.getState()
    const remove = notify(
      <>
        <span>{text}</span>
        <ToastAction onClick={undo}>{t('stateChange.undo')}</ToastAction>
      </>,
      { tone: 'success', duration: UNDO_TIME, onDismiss: commit },
    )
    // It is undone or sent: by this message, a key, a further change, or leaving the page.
    const stop = useStateChange.subscribe((waiting) => {
      if (waiting.change === change) return
      stop()
      remove()
    })
  }
}
