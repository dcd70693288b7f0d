import { DEFAULT_ZONE, deliveryTexts, isZone, type DeliveryTexts, type Zone } from '@shop/domain'
import { localStore, type TextStore } from '../../lib/text-store.ts'

const KEY = 'shippingData'

/** The delivery address of the last order, stored in the browser to fill in the next form. */
export type SavedShipping = DeliveryTexts & { shipmentPlace: Zone }

/** Reads the saved address; broken or missing values are empty. */
export function readShipping(store: TextStore = localStore): SavedShipping {
  let saved: Partial<Record<keyof SavedShipping, unknown>> = {}
  try {
    const value: unknown = JSON.parse(store.read(KEY) ?? '{}')
    if (typeof value === 'object' && value !== null) saved = value
  } catch {
    // A broken record counts as missing: the fields start empty.
  }
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  const zone = text(saved.shipmentPlace)
  return {
    ...deliveryTexts((name) => text(saved[name])),
    shipmentPlace: isZone(zone) ? zone : DEFAULT_ZONE,
  }
}

/** Saves the delivery address of an order. */
export function saveShipping(shipping: SavedShipping, store: TextStore = localStore): void {
  store.write(KEY, JSON.stringify(shipping))
}
