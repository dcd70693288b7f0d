import { sessionStore } from '../../lib/text-store.ts'
import { toDataLayer, type ShopEvent } from './events.ts'

declare global {
  interface Window {
    /** The queue that a tag manager reads; a plain array until the tag manager replaces its `push`. */
    dataLayer?: unknown[]
  }
}

/**
 * Pushes an event of the shop to the data layer; a purchase once per order and tab, also across reloads. The
 * `ecommerce: null` before it clears the fields of the previous event.
 */
export function pushShopEvent(event: ShopEvent): void {
  if (event.type === 'order-shown') {
    const key = `purchase:${event.order.orderId}`
    if (sessionStore.read(key)) return
    sessionStore.write(key, '1')
  }
  window.dataLayer ??= []
  window.dataLayer.push({ ecommerce: null }, toDataLayer(event))
}
