import type { ProductWire } from '@shop/domain'
import { textStore, type TextStore } from '../../lib/storage.ts'

const KEY = 'recentlyViewed'
const KEPT = 8
const SHOWN = 4

/** The numbers of the products this browser looked at, the latest first; anything broken counts as none. */
export function readSeen(store: TextStore = textStore): number[] {
  try {
    const kept: unknown = JSON.parse(store.read(KEY) ?? '[]')
    if (!Array.isArray(kept)) return []
    return kept
      .filter((id): id is number => Number.isSafeInteger(id) && Number(id) > 0)
      .slice(0, KEPT)
  } catch {
    return []
  }
}

/** Remembers that a product was looked at. Prices are not kept: they are asked for when they are shown. */
export function rememberSeen(id: number, store: TextStore = textStore): void {
  const others = readSeen(store).filter((other) => other !== id)
  store.write(KEY, JSON.stringify([id, ...others].slice(0, KEPT)))
}

/** Up to four of the products seen, in the order they were seen; what is no longer sold is left out. */
export function inSeenOrder(seen: readonly number[], products: readonly ProductWire[]) {
  return seen
    .flatMap((id) => products.find((product) => product.id === id) ?? [])
    .filter(({ deletedAt }) => !deletedAt)
    .slice(0, SHOWN)
}
