'use client'

import { useEffect, useState, useSyncExternalStore, type ComponentProps } from 'react'
import { Toast, ToastRegion } from './toast.tsx'
import { toastQueue } from './toast-queue.ts'

const nothing = () => undefined

/** Shows the messages of `toast()` one after the other, in one live region. Render it once, near the root. */
export function Toaster(props: ComponentProps<'div'>) {
  const first = useSyncExternalStore(toastQueue.subscribe, toastQueue.first, nothing)
  // One render without a message lies between two, so that the region announces an equal text again.
  const [shownId, setShownId] = useState<number>()
  useEffect(() => setShownId(first?.id), [first])
  const open = first !== undefined && first.id === shownId
  return (
    <ToastRegion {...props}>
      <Toast
        role="status"
        open={open}
        tone={first?.tone ?? 'info'}
        duration={first?.duration ?? 2000}
        onOpenChange={() => first && toastQueue.remove(first.id)}
      >
        {first?.message}
      </Toast>
    </ToastRegion>
  )
}
