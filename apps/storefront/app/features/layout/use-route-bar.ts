import { useEffect, useState } from 'react'
import { useLocation, useNavigation } from 'react-router-dom'

/** How long the loading bar stays after a route change, in milliseconds (specification, section 2). */
export const ROUTE_BAR_MS = 800

/** Whether the top loading bar shows: while the next page loads and for 800 ms after each change of route. */
export function useRouteBar(): boolean {
  const { key } = useLocation()
  const loading = useNavigation().state === 'loading'
  // The first page is no change of route.
  const [route, setRoute] = useState({ key, fresh: false })
  // In the render that brings the new page: one frame later the bar would have been full already.
  if (route.key !== key) setRoute({ key, fresh: true })

  useEffect(() => {
    if (!route.fresh) return
    const timer = setTimeout(() => setRoute({ key: route.key, fresh: false }), ROUTE_BAR_MS)
    return () => clearTimeout(timer)
  }, [route])

  return loading || route.fresh
}
