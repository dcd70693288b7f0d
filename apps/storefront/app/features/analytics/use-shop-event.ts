import { useEffect, useRef } from 'react'
import { pushShopEvent } from './data-layer.ts'
import type { ShopEvent } from './events.ts'

/**
 * Pushes an event of a page once per key, also in strict mode.
 * @param event undefined while there is none
 * @param key another key is another event. @default the event's type
 */
export function useShopEvent(event?: ShopEvent, key: string | undefined = event?.type): void {
  const lastKey = useRef<string>(undefined)
  useEffect(() => {
    if (!event || lastKey.current === key) return
    lastKey.current = key
    pushShopEvent(event)
  })
}
