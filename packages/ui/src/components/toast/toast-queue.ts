import type { ReactNode } from 'react'

export interface ToastOptions {
  /** Meaning of the message. @default 'info' */
  tone?: 'info' | 'success' | 'warning' | 'danger'
  /** How long it stays, in milliseconds; hover and focus stop the time. @default 5000; with the tone `danger` until it is closed */
  duration?: number
  /** What can be done about it: a `ToastAction`, such as one that undoes it. */
  action?: ReactNode
  /** Called when its time is over or it is closed; not when the returned function removes it. */
  onDismiss?: () => void
}

export interface QueuedToast extends ToastOptions {
  id: number
  message: ReactNode
}

let queue: readonly QueuedToast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function update(next: readonly QueuedToast[]): void {
  queue = next
  listeners.forEach((listener) => listener())
}

const isError = ({ tone }: QueuedToast) => tone === 'danger'

export const toastQueue = {
  /** The first error, or the first other message. */
  first: (errors: boolean): QueuedToast | undefined =>
    queue.find((queued) => isError(queued) === errors),
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  remove: (id: number): void => update(queue.filter((queued) => queued.id !== id)),
}

/**
 * Shows a message in the `Toaster` of the page. Messages are shown one after the other, errors beside
 * the others, because they stay until they are closed. Returns a function that removes the message,
 * also while it waits. For a button in it see `action`.
 * @throws Error on a server, where every visitor would share the queue
 */
export function toast(message: ReactNode, options: ToastOptions = {}): () => void {
  if (typeof document === 'undefined')
    throw new Error('toast() runs in the browser only. Call it in an event handler or an effect.')
  if (listeners.size === 0)
    console.error('toast() shows nothing without <Toaster />. Render one in the application.')
  const id = ++lastId
  update([...queue, { ...options, id, message }])
  return () => toastQueue.remove(id)
}
