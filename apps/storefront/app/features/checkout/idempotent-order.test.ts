import type { OrderRequest } from '@shop/domain/wire'
import { describe, expect, it } from 'vitest'
import { memoryStore } from '../../test/memory-store.ts'
import { forgetIdempotentOrder, idempotentOrder } from './idempotent-order.ts'

const order: OrderRequest = {
  deliveryName: 'Rahima',
  deliveryPhone: '01712345678',
  deliveryAddress: 'Savar',
  products: [{ id: 1, quantity: 2, order_id: null, campaign_id: null }],
}

describe('the idempotency key of an order', () => {
  it('stays the same, with the same request, while an order is retried, also after a reload', () => {
    const store = memoryStore()
    const first = idempotentOrder(order, store)
    const again = idempotentOrder({ ...order, meta: { browser_id: '203.0.113.9' } }, store)
    expect(again).toEqual(first)
  })

  it('is new for another order, and for the same order after its response', () => {
    const store = memoryStore()
    const first = idempotentOrder(order, store)
    const other = idempotentOrder({ ...order, deliveryName: 'Karim' }, store)
    expect(other.key).not.toBe(first.key)
    forgetIdempotentOrder(other.key, store)
    expect(idempotentOrder({ ...order, deliveryName: 'Karim' }, store).key).not.toBe(other.key)
  })

  it('stays the same when only the total changed, because the first attempt may have been placed', () => {
    const store = memoryStore()
    const first = idempotentOrder({ ...order, expectedTotal: 1260 }, store)
    expect(idempotentOrder({ ...order, expectedTotal: 1400 }, store)).toEqual(first)
  })

  it('stays the same when the shopper changed the language and tries again', () => {
    const store = memoryStore()
    const first = idempotentOrder(order, store)
    expect(idempotentOrder({ ...order, language: 'bn' }, store)).toEqual(first)
  })

  it('is kept while another tab places another order', () => {
    const store = memoryStore()
    const first = idempotentOrder(order, store)
    const other = idempotentOrder({ ...order, deliveryName: 'Karim' }, store)
    forgetIdempotentOrder(other.key, store)
    expect(idempotentOrder(order, store).key).toBe(first.key)
  })

  it('stays the same for 30 days, as long as the shop keeps it', () => {
    const store = memoryStore()
    const day = 24 * 60 * 60_000
    const first = idempotentOrder(order, store, 0)
    expect(idempotentOrder(order, store, 30 * day).key).toBe(first.key)
    expect(idempotentOrder(order, store, 31 * day).key).not.toBe(first.key)
  })

  it('is new when the stored record is broken', () => {
    const store = memoryStore()
    for (const text of [
      '{"key":',
      '{"key":"a"}',
      '[null, 5, {"key":"a"}]',
      '[{"key":"a","at":1,"payload":{}}]',
    ]) {
      store.write('orderIntent', text)
      expect(idempotentOrder(order, store).payload).toEqual(order)
    }
  })
})
