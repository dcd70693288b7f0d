import { toast, ToastAction, useMessages } from '@shop/ui'
import { useQueryClient } from '@tanstack/react-query'
import { orderQuery, ordersKey } from '../lib/queries.ts'
import { useStateChange, waitWith, type StateChange } from '../lib/state-change.ts'
import { useErrorText } from './error-text.ts'
import { notify } from './notify.ts'
import { undoMessages } from './undo.messages.ts'

/** How long a change can be undone, in milliseconds; pointer and focus on the message stop the time. */
const UNDO_TIME = 8000

/** Returns a function that shows a change at once with a message, and sends it when it was not undone. */
export function useUndoable() {
  const t = useMessages(undoMessages)
  const errorText = useErrorText()
  const queries = useQueryClient()
  return (change: StateChange, text: string) => {
    waitWith(change, async ({ changed, failed }) => {
      for (const order of changed) queries.setQueryData(orderQuery(order.id).queryKey, order)
      for (const { number, error } of failed)
        toast(t('undo.failed', { number, reason: errorText(error) }), { tone: 'danger' })
      await queries.invalidateQueries({ queryKey: ordersKey })
    })
    const { commit, undo } = useStateChange.getState()
    const remove = notify(
      <>
        <span>{text}</span>
        <ToastAction onClick={undo}>{t('undo.action')}</ToastAction>
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
