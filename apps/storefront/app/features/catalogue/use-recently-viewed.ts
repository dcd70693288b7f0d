import type { ProductWire } from '@shop/domain'
import { useEffect, useState } from 'react'
import { browserApi } from '../../lib/browser-api.ts'
import { inSeenOrder, readSeen, rememberSeen } from './recently-viewed.ts'

/** How long a page is left alone before this asks anything, in milliseconds. */
const CALM = 1500

/** The products looked at before this one; remembers this one. Without an answer there are none. */
export function useRecentlyViewed(current: number): ProductWire[] {
  const [found, setFound] = useState<ProductWire[]>([])
  useEffect(() => {
    const seen = readSeen().filter((id) => id !== current)
    rememberSeen(current)
    if (seen.length === 0) return
    let here = true
    const ask = async () => {
      const { products } = await (await browserApi()).products({ ids: seen.join(',') })
      if (here) setFound(inSeenOrder(seen, products))
    }
    const timer = setTimeout(() => {
      ask().catch((error: unknown) => console.info('Former products could not be read.', error))
    }, CALM)
    return () => {
      here = false
      clearTimeout(timer)
    }
  }, [current])
  return found.filter(({ id }) => id !== current)
}
