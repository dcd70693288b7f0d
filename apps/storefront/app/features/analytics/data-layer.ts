import { listenToShopEvents } from '../../lib/shop-events.ts'
import { sessionStore } from '../../lib/text-store.ts'
import { toDataLayer, type DataLayerEvent } from './events.ts'

declare global {
  interface Window {
    /** The queue that a tag manager reads; a plain array until the tag manager replaces its `push`. */
    dataLayer?: unknown[]
  }
}

/**
 * Pushes the events of the shop to the data layer.
 * @param withCustomer whether purchases carry the customer's name and phone
 * @returns the function that ends it
 */
export function connectDataLayer(withCustomer: boolean): () => void {
  return listenToShopEvents((event) => pushEvent(toDataLayer(event, withCustomer)))
}

/**
 * Pushes one event; a purchase once per order and tab, also across reloads. The `ecommerce: null`
 * before it clears the fields of the previous event.
 */
function pushEvent(event: DataLayerEvent): void {
  const order = event.ecommerce.transaction_id
  if (order !== undefined) {
    const key = `purchase:${order}`
    if (sessionStore.read(key)) return
    sessionStore.write(key, '1')
  }
  window.dataLayer ??= []
  window.dataLayer.push({ ecommerce: null }, event)
}
