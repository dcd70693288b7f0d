import type { ProductWire } from '@shop/domain'
import { localStore, readList, writeJson, type TextStore } from '../../lib/text-store.ts'

const KEY = 'recentlyViewed'
const MAX_STORED = 8
const MAX_SHOWN = 4

/** The ids of the products that this browser viewed, the latest first; a broken record counts as empty. */
export function readRecentlyViewed(store: TextStore = localStore): number[] {
  const isId = (id: unknown): id is number => Number.isSafeInteger(id) && Number(id) > 0
  return readList(store, KEY, isId).slice(0, MAX_STORED)
}

/** Adds a product to the viewed ones. Only ids are stored, so that prices are always current. */
export function addRecentlyViewed(id: number, store: TextStore = localStore): void {
  const others = readRecentlyViewed(store).filter((other) => other !== id)
  writeJson(store, KEY, [id, ...others].slice(0, MAX_STORED))
}

/** Up to four viewed products in the order of their ids; deleted products are left out. */
export function inViewOrder(ids: readonly number[], products: readonly ProductWire[]) {
  return ids
    .flatMap((id) => products.find((product) => product.id === id) ?? [])
    .filter(({ deletedAt }) => !deletedAt)
    .slice(0, MAX_SHOWN)
}
