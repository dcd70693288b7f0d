import { useEffect, useLayoutEffect, useMemo, useState, type ReactNode } from 'react'
import { useHref, useLocation, useMatches } from 'react-router-dom'
import { productsIn } from '../lib/products-in.ts'
import { heldPicture } from './card-picture.ts'
import { hidePage } from './hidden-page.ts'
import { loadSkeletons, readySkeleton } from './load-skeletons.ts'
import { usePendingLocation } from './use-pending-location.ts'

/** How long the previous page stays visible before the skeleton replaces it, in milliseconds. */
const SKELETON_DELAY_MS = 120

/**
 * Shows the next page while it loads: at once what is known of a product, else a skeleton after a moment.
 * The previous page stays mounted but hidden, so that form values are kept when the navigation fails.
 */
export function NavigationSkeleton({ children }: { children: ReactNode }) {
  const { pathname, key } = useLocation()
  const { pathname: target = pathname } = usePendingLocation() ?? {}
  const next = target === pathname ? undefined : target
  const href = useHref(target)
  const matches = useMatches()
  const [waited, setWaited] = useState<string>()

  const id = next && /^\/product-details\/(\d+)/.exec(next)?.[1]
  const known = useMemo(
    () => (id ? productsIn(matches.map(({ loaderData }) => loaderData)).get(id) : undefined),
    [id, matches],
  )
  const long = waited !== undefined && waited === next
  const ready = known || long ? readySkeleton() : undefined
  const node =
    next === undefined
      ? undefined
      : ready?.(next, { product: known, picture: heldPicture(href), long })

  useEffect(() => {
    if (next === undefined) return
    let active = true
    const timer = setTimeout(() => {
      loadSkeletons().then(
        () => active && setWaited(next),
        (error: unknown) => console.error('The page skeletons could not be loaded.', error),
      )
    }, SKELETON_DELAY_MS)
    return () => {
      active = false
      clearTimeout(timer)
      setWaited(undefined)
    }
  }, [next])

  const pending = node !== undefined
  useLayoutEffect(() => {
    if (!pending) return
    hidePage(key)
    window.scrollTo(0, 0)
    return () => hidePage(undefined)
  }, [pending, key])
  return (
    <>
      {node}
      <div hidden={pending}>{children}</div>
    </>
  )
}
