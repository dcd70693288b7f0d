import { useEffect, useLayoutEffect, useMemo, useState, type ReactNode } from 'react'
import { useHref, useLocation, useMatches, useNavigation } from 'react-router-dom'
import { useStore } from 'zustand'
import { findProduct } from '../lib/products-in.ts'
import { hidePage } from './hidden-page.ts'
import { loadSkeletons, readySkeleton } from './load-skeletons.ts'
import { endOpening, opening, tappedPicture } from './tapped-product.ts'

/** How long the previous page stays visible before the skeleton replaces it, in milliseconds. */
const SKELETON_DELAY_MS = 120

/**
 * Shows the next page while it loads: at once what is known of a product, else a skeleton after a moment.
 * The previous page stays mounted but hidden, so that form values are kept when the navigation fails.
 */
export function NavigationSkeleton({ children }: { children: ReactNode }) {
  const navigation = useNavigation()
  const { pathname, key } = useLocation()
  const tapped = useStore(opening, ({ pathname }) => pathname)
  const target =
    tapped ?? (navigation.state === 'loading' ? navigation.location.pathname : pathname)
  const next = target === pathname ? undefined : target
  const href = useHref(target)
  const matches = useMatches()
  const [waited, setWaited] = useState<string>()

  const id = next && /^\/product-details\/(\d+)/.exec(next)?.[1]
  const known = useMemo(
    () =>
      id
        ? findProduct(
            matches.map(({ loaderData }) => loaderData),
            id,
          )
        : undefined,
    [id, matches],
  )
  const long = waited !== undefined && waited === next
  const ready = known || long ? readySkeleton() : undefined
  const node =
    next === undefined
      ? undefined
      : ready?.(next, { product: known, picture: tappedPicture(href), long })

  // Another page is shown.
  useLayoutEffect(() => endOpening(), [key])

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
