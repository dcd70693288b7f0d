import { lazy, startTransition, Suspense, useEffect, useState, type ComponentType } from 'react'
import { lastAddition } from './last-addition.ts'

// Without it the number in the header confirms an addition, so a lost connection must not end the page.
const AdditionNotice = lazy<ComponentType>(() =>
  import('./addition-notice.tsx').then(
    (module) => ({ default: module.AdditionNotice }),
    (error: unknown) => {
      console.error('The confirmation could not be loaded.', error)
      return { default: () => null }
    },
  ),
)

/**
 * The confirmation of additions. No first paint needs it, so it is loaded when the shopper first touches
 * the page or presses a key, which is before the first addition.
 */
export function LazyAdditionNotice() {
  const [wanted, setWanted] = useState(false)
  useEffect(() => {
    const events = ['pointerdown', 'keydown'] as const
    const load = () => startTransition(() => setWanted(true))
    // The early script may have added something already.
    if (lastAddition.getState().addition) load()
    for (const event of events) window.addEventListener(event, load, { once: true, passive: true })
    return () => {
      for (const event of events) window.removeEventListener(event, load)
    }
  }, [])
  if (!wanted) return null
  return (
    <Suspense>
      <AdditionNotice />
    </Suspense>
  )
}
