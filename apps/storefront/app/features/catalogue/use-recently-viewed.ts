import type { ProductWire } from '@shop/domain'
import { useEffect, useState } from 'react'
import { browserApi } from '../../lib/browser-api.ts'
import { inViewOrder, readRecentlyViewed, addRecentlyViewed } from './recently-viewed.ts'

/** Delay before the request, in milliseconds, so that it does not compete with the page itself. */
const REQUEST_DELAY_MS = 1500

/** The products viewed before this one; adds this one to them. Empty until the response, and when the request fails. */
export function useRecentlyViewed(current: number): ProductWire[] {
  const [products, setProducts] = useState<ProductWire[]>([])
  useEffect(() => {
    const viewedIds = readRecentlyViewed().filter((id) => id !== current)
    addRecentlyViewed(current)
    if (viewedIds.length === 0) return
    let active = true
    const load = async () => {
      const response = await (await browserApi()).products({ ids: viewedIds.join(',') })
      if (active) setProducts(inViewOrder(viewedIds, response.products))
    }
    const timer = setTimeout(() => {
      load().catch((error: unknown) =>
        console.info('Recently viewed products could not be read.', error),
      )
    }, REQUEST_DELAY_MS)
    return () => {
      active = false
      clearTimeout(timer)
    }
  }, [current])
  return products.filter(({ id }) => id !== current)
}
