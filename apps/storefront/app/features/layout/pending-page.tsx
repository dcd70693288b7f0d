import { useEffect, useState, type ReactNode } from 'react'
import { useLocation, useNavigation } from 'react-router-dom'

/** How long the former page stays before calm shapes take its place, in milliseconds. */
const PATIENCE = 120

/**
 * Shows the shape of the page that a shopper asked for while it loads. The former page stays
 * alive behind it, so that nothing typed there is lost should the new one never come.
 */
export function PendingPage({ children }: { children: ReactNode }) {
  const navigation = useNavigation()
  const { pathname } = useLocation()
  const wanted = navigation.state === 'loading' ? navigation.location.pathname : pathname
  const next = wanted === pathname ? undefined : wanted
  const [shape, setShape] = useState<{ of: string; node: ReactNode }>()
  useEffect(() => {
    if (next === undefined) return
    let current = true
    const timer = setTimeout(() => {
      // The shapes' code is no part of the first page: who waits can wait for it, too.
      import('./page-shapes.tsx').then(
        ({ shapeOf }) => {
          const node = shapeOf(next)
          if (!current || node === undefined) return
          setShape({ of: next, node })
          window.scrollTo(0, 0)
        },
        (error: unknown) => console.error('The shape of a page did not arrive.', error),
      )
    }, PATIENCE)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [next])
  const pending = next !== undefined && shape?.of === next
  return (
    <>
      {pending && shape.node}
      <div hidden={pending}>{children}</div>
    </>
  )
}
