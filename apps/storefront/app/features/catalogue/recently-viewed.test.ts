import { normalizeProduct } from '@shop/domain'
import { describe, expect, it } from 'vitest'
import { memoryStore } from '../../test/memory-store.ts'
import { inViewOrder, readRecentlyViewed, addRecentlyViewed } from './recently-viewed.ts'

describe('recently viewed products', () => {
  it('keeps the latest first, each product once, at most eight', () => {
    const store = memoryStore()
    for (const id of [1, 2, 3, 1, 4, 5, 6, 7, 8, 9]) addRecentlyViewed(id, store)
    expect(readRecentlyViewed(store)).toEqual([9, 8, 7, 6, 5, 4, 1, 3])
  })

  it('is empty when the record is broken', () => {
    const store = memoryStore()
    for (const text of ['{', '5', '[null, "x", -1]']) {
      store.write('recentlyViewed', text)
      expect(readRecentlyViewed(store)).toEqual([])
    }
  })

  it('is shown in the order of viewing, without deleted products', () => {
    const product = (id: number, deletedAt: string | null = null) =>
      normalizeProduct({ id, name: `P${id}`, price: 10, deletedAt })!
    const found = [product(1), product(2, '2025-09-03'), product(3)]
    expect(inViewOrder([3, 2, 1, 4], found).map(({ id }) => id)).toEqual([3, 1])
  })
})
