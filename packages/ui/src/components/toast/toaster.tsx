'use client'

import { useEffect, useState, useSyncExternalStore, type ComponentProps } from 'react'
import { Toast, ToastRegion } from './toast.tsx'
import { toastQueue } from './toast-queue.ts'

const nothing = () => undefined
const firstMessage = () => toastQueue.first(false)
const firstError = () => toastQueue.first(true)

interface QueueProps {
  read: typeof firstMessage
  /** Tone of the empty live region, which decides its role. */
  tone: 'info' | 'danger'
}

/** The messages of one queue, one after the other in one live region. */
function Queue({ read, tone }: QueueProps) {
  const first = useSyncExternalStore(toastQueue.subscribe, read, nothing)
  // One render without a message lies between two, so that the region announces an equal text again.
  const [shownId, setShownId] = useState<number>()
  useEffect(() => setShownId(first?.id), [first])
  const open = first !== undefined && first.id === shownId
  return (
    <Toast
      open={open}
      tone={first?.tone ?? tone}
      duration={first?.duration}
      onOpenChange={() => {
        if (!first) return
        toastQueue.remove(first.id)
        first.onDismiss?.()
      }}
    >
      {first?.action ? (
        <>
          <span>{first.message}</span>
          {first.action}
        </>
      ) : (
        first?.message
      )}
    </Toast>
  )
}

/**
 * Shows the messages of `toast()` one after the other: errors in a live region with the role `alert`, the
 * others in one with the role `status`. Render it once, near the root.
 */
export function Toaster(props: ComponentProps<'div'>) {
  return (
    <ToastRegion {...props}>
      <Queue read={firstError} tone="danger" />
      <Queue read={firstMessage} tone="info" />
    </ToastRegion>
  )
}
