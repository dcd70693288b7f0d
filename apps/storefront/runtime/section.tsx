import { Suspense, useLayoutEffect, useState, type ReactNode } from 'react'

const waiting = new Set<object>()
let frameIsDone = false

function mark() {
  if (frameIsDone && waiting.size === 0) document.documentElement.dataset['hydrated'] = 'true'
}

/**
 * Marks the document when React has hydrated its frame and all sections: from then on React answers
 * every press. Tests wait for it.
 */
export function useHydrationMark(): void {
  useLayoutEffect(() => {
    frameIsDone = true
    mark()
  }, [])
}

/**
 * A section of a page, which React hydrates by itself: between two of them the browser answers the
 * shopper, and the section that is touched comes first.
 */
export function Section({ children }: { children: ReactNode }) {
  const [state] = useState({ isDone: false })
  useLayoutEffect(() => {
    if (frameIsDone || state.isDone) return
    waiting.add(state)
    return () => {
      waiting.delete(state)
    }
  }, [state])
  return (
    <Suspense>
      <Content state={state}>{children}</Content>
    </Suspense>
  )
}

function Content({ state, children }: { state: { isDone: boolean }; children: ReactNode }) {
  useLayoutEffect(() => {
    state.isDone = true
    waiting.delete(state)
    mark()
  }, [state])
  return children
}
