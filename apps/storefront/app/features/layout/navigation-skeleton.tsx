import { useEffect, useState, type ReactNode } from 'react'
import { useLocation, useNavigation } from 'react-router-dom'

/** How long the previous page stays visible before the skeleton replaces it, in milliseconds. */
const SKELETON_DELAY_MS = 120

/**
 * Shows the skeleton of the next page while it loads. The previous page stays mounted but hidden, so that
 * form values are kept when the navigation fails.
 */
export function NavigationSkeleton({ children }: { children: ReactNode }) {
  const navigation = useNavigation()
  const { pathname } = useLocation()
  const target = navigation.state === 'loading' ? navigation.location.pathname : pathname
  const next = target === pathname ? undefined : target
  const [skeleton, setSkeleton] = useState<{ path: string; node: ReactNode }>()
  useEffect(() => {
    if (next === undefined) return
    let active = true
    const timer = setTimeout(() => {
      // Loaded on demand, so that the first page does not carry the skeletons.
      import('./page-skeletons.tsx').then(
        ({ pageSkeleton }) => {
          const node = pageSkeleton(next)
          if (!active || node === undefined) return
          setSkeleton({ path: next, node })
          window.scrollTo(0, 0)
        },
        (error: unknown) => console.error('The page skeletons could not be loaded.', error),
      )
    }, SKELETON_DELAY_MS)
    return () => {
      active = false
      clearTimeout(timer)
    }
  }, [next])
  const pending = next !== undefined && skeleton?.path === next
  return (
    <>
      {pending && skeleton.node}
      <div hidden={pending}>{children}</div>
    </>
  )
}
