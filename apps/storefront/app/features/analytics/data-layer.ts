import { createTextStore } from '../../lib/storage.ts'
import type { ShopEvent } from './events.ts'

declare global {
  interface Window {
    /** Where a tag manager reads the shop's events; an array until one takes over. */
    dataLayer?: unknown[]
  }
}

const session = createTextStore(() => sessionStorage)

/** Pushes one event; the `null` before it keeps the last event's items from leaking into this one. */
export function push(event: ShopEvent): void {
  window.dataLayer ??= []
  window.dataLayer.push({ ecommerce: null }, event)
}

/** Pushes a purchase unless this order's was pushed before, also across a reload. */
export function pushPurchase(event: ShopEvent): void {
  const key = `purchase:${event.ecommerce.transaction_id}`
  if (session.read(key)) return
  session.write(key, '1')
  push(event)
}
