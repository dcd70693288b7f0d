import { LoadingBar } from '@shop/ui'
import { useEffect, useState } from 'react'
import { useLocation, useNavigation } from 'react-router-dom'
import { useStore } from 'zustand'
import { opening } from './tapped-product.ts'

/** How long the loading bar shows after a route change, in milliseconds (specification, section 2). */
const LOADING_BAR_MS = 800

/** The loading bar: it shows while the next page loads and for 800 ms after each route change. */
export function ShopLoadingBar() {
  const { key } = useLocation()
  const loading = useNavigation().state === 'loading'
  // The router says so in a transition, which waits for the other parts that load.
  const pressed = useStore(opening, ({ pathname }) => pathname !== undefined)
  // The first page is not a route change.
  const [route, setRoute] = useState({ key, changed: false })
  // Set during render and not in an effect: one frame later the bar would already show 100 %.
  if (route.key !== key) setRoute({ key, changed: true })

  useEffect(() => {
    if (!route.changed) return
    const timer = setTimeout(() => setRoute({ key: route.key, changed: false }), LOADING_BAR_MS)
    return () => clearTimeout(timer)
  }, [route])

  return <LoadingBar loading={loading || pressed || route.changed} />
}
