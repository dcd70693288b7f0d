import { LoadingBar } from '@shop/ui'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { usePendingLocation } from './use-pending-location.ts'

/** How long the loading bar shows after a route change, in milliseconds (specification, section 2). */
const LOADING_BAR_MS = 800

/** The loading bar: it shows while the next page loads and for 800 ms after each route change. */
export function ShopLoadingBar() {
  const { key } = useLocation()
  const loading = usePendingLocation() !== undefined
  // The first page is not a route change.
  const [route, setRoute] = useState({ key, changed: false })
  // Set during render and not in an effect: one frame later the bar would already show 100 %.
  if (route.key !== key) setRoute({ key, changed: true })

  useEffect(() => {
    if (!route.changed) return
    const timer = setTimeout(() => setRoute({ key: route.key, changed: false }), LOADING_BAR_MS)
    return () => clearTimeout(timer)
  }, [route])

  return <LoadingBar loading={loading || route.changed} />
}
