import { useEffect, useState } from 'react'
import { useLocation, useNavigation } from 'react-router-dom'

/** How long the loading bar stays after a route change, in milliseconds (specification, section 2). */
export const ROUTE_BAR_MS = 800

/** Whether the top loading bar shows: while the next page loads and for 800 ms after each change of route. */
export function useRouteBar(): boolean {
  const { key } = useLocation()
  const loading = useNavigation().state === 'loading'
  const [shownFor, setShownFor] = useState<string>()
  const [first] = useState(key)

  useEffect(() => {
    if (key === first && shownFor === undefined) return
    setShownFor(key)
    const timer = setTimeout(() => setShownFor(''), ROUTE_BAR_MS)
    return () => clearTimeout(timer)
    // The first page is no change of route.
  }, [key, first]) // eslint-disable-line react-hooks/exhaustive-deps -- `shownFor` is what this sets

  return loading || Boolean(shownFor)
}
