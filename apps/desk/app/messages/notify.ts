import { toast, type ToastOptions } from '@shop/ui'
import type { ReactNode } from 'react'

/** Ends the message before, as if its time was over. */
let endLast = () => undefined as void

/**
 * Shows a message in place of the one before, so that the answer to what was done last never waits. Errors
 * have a place of their own: call `toast`. Returns a function that removes the message.
 */
export function notify(message: ReactNode, options: ToastOptions = {}): () => void {
  endLast()
  const remove = toast(message, options)
  endLast = () => {
    remove()
    options.onDismiss?.()
  }
  return remove
}
