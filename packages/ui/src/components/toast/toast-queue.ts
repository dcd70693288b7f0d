import type { ReactNode } from 'react'

export interface ToastOptions {
  /** Meaning of the message. @default 'info' */
  tone?: 'info' | 'success' | 'warning' | 'danger'
  /** How long it stays, in milliseconds; hover and focus pause the timer. @default 2000 */
  duration?: number
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

export const toastQueue = {
  first: (): QueuedToast | undefined => queue[0],
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  remove: (id: number): void => update(queue.filter((queued) => queued.id !== id)),
}

/**
 * Shows a message in the `Toaster` of the page. Messages are shown one after the other. Returns a
 * function that removes the message, also while it waits.
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
