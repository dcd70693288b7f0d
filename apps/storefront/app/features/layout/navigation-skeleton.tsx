import { useEffect, useState, type ReactNode } from 'react'
import { useHref, useLocation, useMatches, useNavigation } from 'react-router-dom'
import { productsIn } from '../../lib/products-in.ts'
import { tappedPicture } from './tapped-product.ts'

/** How long the previous page stays visible before the skeleton replaces it, in milliseconds. */
const SKELETON_DELAY_MS = 120

type Skeletons = typeof import('./page-skeletons.tsx')

let skeletons: Skeletons | undefined

/** Loads the skeletons on demand, so that the first page does not carry them. */
export async function loadSkeletons(): Promise<Skeletons> {
  skeletons ??= await import('./page-skeletons.tsx')
  return skeletons
}

/**
 * Shows the next page while it loads: at once what is known of a product, else a skeleton after a moment.
 * The previous page stays mounted but hidden, so that form values are kept when the navigation fails.
 */
export function NavigationSkeleton({ children }: { children: ReactNode }) {
  const navigation = useNavigation()
  const { pathname } = useLocation()
  const target = navigation.state === 'loading' ? navigation.location.pathname : pathname
  const next = target === pathname ? undefined : target
  const href = useHref(target)
  const matches = useMatches()
  const [waited, setWaited] = useState<string>()

  const id = next && /^\/product-details\/(\d+)/.exec(next)?.[1]
  const known = id && productsIn(matches.map(({ loaderData }) => loaderData)).get(id)
  const ready = known || waited === next ? skeletons : undefined
  const node =
    next === undefined
      ? undefined
      : ready?.pageSkeleton(next, known || undefined, tappedPicture(href))

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
  useEffect(() => {
    if (pending) window.scrollTo(0, 0)
  }, [pending])
  return (
    <>
      {node}
      <div hidden={pending}>{children}</div>
    </>
  )
}
