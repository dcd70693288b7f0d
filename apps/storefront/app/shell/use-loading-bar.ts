import { useEffect, useState } from 'react'
import { useLocation, useNavigation } from 'react-router-dom'

/** How long the loading bar shows after a route change, in milliseconds (specification, section 2). */
const LOADING_BAR_MS = 800

/** Whether the loading bar shows: while the next page loads and for 800 ms after each route change. */
export function useLoadingBar(): boolean {
  const { key } = useLocation()
  const loading = useNavigation().state === 'loading'
  // The first page is not a route change.
  const [route, setRoute] = useState({ key, changed: false })
  // Set during render and not in an effect: one frame later the bar would already show 100 %.
  if (route.key !== key) setRoute({ key, changed: true })

  useEffect(() => {
    if (!route.changed) return
    const timer = setTimeout(() => setRoute({ key: route.key, changed: false }), LOADING_BAR_MS)
    return () => clearTimeout(timer)
  }, [route])

  return loading || route.changed
}
