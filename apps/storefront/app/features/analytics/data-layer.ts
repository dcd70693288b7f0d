import { sessionStore } from '../../lib/text-store.ts'
import type { ShopEvent } from './events.ts'

declare global {
  interface Window {
    /** The queue that a tag manager reads; a plain array until the tag manager replaces its `push`. */
    dataLayer?: unknown[]
  }
}

/** Pushes one event. The `ecommerce: null` before it clears the fields of the previous event. */
export function pushEvent(event: ShopEvent): void {
  window.dataLayer ??= []
  window.dataLayer.push({ ecommerce: null }, event)
}

/** Pushes a purchase once per order and tab, also across reloads. */
export function pushPurchase(event: ShopEvent): void {
  const key = `purchase:${event.ecommerce.transaction_id}`
  if (sessionStore.read(key)) return
  sessionStore.write(key, '1')
  pushEvent(event)
}
