import { lazy, startTransition, Suspense, useEffect, useState, type ComponentType } from 'react'
import { whenIdle } from '../../../runtime/when-idle.ts'
import { mayPrefetch } from '../../../runtime/prefetch-page.ts'
import { lastAddition } from './last-addition.ts'

/** How long the page is left alone before it is loaded, in milliseconds. */
const REST_MS = 2000

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
 * The confirmation of additions. No first paint needs it, so it is loaded while the browser is idle, or
 * after the first addition. Not at a press: what the press shows would wait for it.
 */
export function LazyAdditionNotice() {
  const [wanted, setWanted] = useState(false)
  useEffect(() => {
    const load = () => startTransition(() => setWanted(true))
    // The early script may have added something already.
    if (lastAddition.getState().addition) load()
    const forget = lastAddition.subscribe(load)
    const cancel = whenIdle(() => mayPrefetch() && load(), { rest: REST_MS })
    return () => {
      forget()
      cancel()
    }
  }, [])
  if (!wanted) return null
  return (
    <Suspense>
      <AdditionNotice />
    </Suspense>
  )
}
