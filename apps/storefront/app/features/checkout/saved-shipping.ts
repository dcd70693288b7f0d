import { DEFAULT_ZONE, isZone, type Zone } from '@shop/domain'
import { textStore, type TextStore } from '../../lib/storage.ts'

const KEY = 'shippingData'

/** Where the last order went; kept in the browser so that nobody types it twice. */
export interface SavedShipping {
  name: string
  mobile: string
  address: string
  shipmentPlace: Zone
}

/** Reads what was saved; anything broken or missing is blank. */
export function readShipping(store: TextStore = textStore): SavedShipping {
  let saved: Partial<Record<keyof SavedShipping, unknown>> = {}
  try {
    const value: unknown = JSON.parse(store.read(KEY) ?? '{}')
    if (typeof value === 'object' && value !== null) saved = value
  } catch {
    // A broken record is as good as none: the shopper types the address again.
  }
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  const place = text(saved.shipmentPlace)
  return {
    name: text(saved.name),
    mobile: text(saved.mobile),
    address: text(saved.address),
    shipmentPlace: isZone(place) ? place : DEFAULT_ZONE,
  }
}

/** Saves where an order goes. */
export function saveShipping(shipping: SavedShipping, store: TextStore = textStore): void {
  store.write(KEY, JSON.stringify(shipping))
}
