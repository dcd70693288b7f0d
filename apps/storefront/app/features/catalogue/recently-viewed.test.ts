import { normalizeProduct } from '@shop/domain'
import { describe, expect, it } from 'vitest'
import { inSeenOrder, readSeen, rememberSeen } from './recently-viewed.ts'

function memory() {
  const kept = new Map<string, string>()
  return {
    read: (key: string) => kept.get(key) ?? null,
    write: (key: string, text: string) => void kept.set(key, text),
    remove: (key: string) => void kept.delete(key),
  }
}

describe('what a shopper looked at', () => {
  it('keeps the latest first, each product once, and no more than eight', () => {
    const store = memory()
    for (const id of [1, 2, 3, 1, 4, 5, 6, 7, 8, 9]) rememberSeen(id, store)
    expect(readSeen(store)).toEqual([9, 8, 7, 6, 5, 4, 1, 3])
  })

  it('is nothing when the record is broken', () => {
    const store = memory()
    for (const text of ['{', '5', '[null, "x", -1]']) {
      store.write('recentlyViewed', text)
      expect(readSeen(store)).toEqual([])
    }
  })

  it('is shown in the order it was seen, without what is no longer sold', () => {
    const product = (id: number, deletedAt: string | null = null) =>
      normalizeProduct({ id, name: `P${id}`, price: 10, deletedAt })!
    const found = [product(1), product(2, '2025-09-03'), product(3)]
    expect(inSeenOrder([3, 2, 1, 4], found).map(({ id }) => id)).toEqual([3, 1])
  })
})
