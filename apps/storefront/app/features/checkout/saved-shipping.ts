import { deliveryTexts, type DeliveryTexts } from '@shop/domain'
import { PERSONAL_KEYS } from '../../lib/personal-keys.ts'
import { localStore, readJson, writeJson, type TextStore } from '../../lib/text-store.ts'
import { isExpired } from './personal-lifetime.ts'

const KEY = PERSONAL_KEYS.shipping

/** The delivery address of the last order, stored in the browser to fill in the next form. */
export type SavedShipping = DeliveryTexts & { shipmentPlace: string }

/** The stored record, with when it was stored by the clock of the browser, in milliseconds since 1970. */
type StoredShipping = Partial<Record<keyof SavedShipping | 'savedAt', unknown>>

function readStored(store: TextStore): StoredShipping {
  const value = readJson(store, KEY)
  // A broken record counts as missing: the fields start empty.
  return typeof value === 'object' && value !== null ? value : {}
}

/** Reads the saved address; broken, missing and expired values are empty. */
export function readShipping(
  store: TextStore = localStore,
  now: number = Date.now(),
): SavedShipping {
  removeOldShipping(store, now)
  const saved = readStored(store)
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  return {
    ...deliveryTexts((name) => text(saved[name])),
    shipmentPlace: text(saved.shipmentPlace),
  }
}

/** Saves the delivery address of an order. */
export function saveShipping(
  shipping: SavedShipping,
  store: TextStore = localStore,
  now: number = Date.now(),
): void {
  writeJson(store, KEY, { ...shipping, savedAt: now })
}

/** Removes an address that is too old. One of an older build has no time: its age counts from now. */
export function removeOldShipping(store: TextStore, now: number): void {
  if (store.read(KEY) === null) return
  const stored = readStored(store)
  const { savedAt } = stored
  if (typeof savedAt !== 'number') writeJson(store, KEY, { ...stored, savedAt: now })
  else if (isExpired(savedAt, now)) forgetShipping(store)
}

/** Removes the saved address. */
export const forgetShipping = (store: TextStore = localStore): void => store.remove(KEY)
