import type { OrderRequest } from '@shop/domain/wire'
import { describe, expect, it } from 'vitest'
import { endIntent, orderIntent } from './order-intent.ts'

const order: OrderRequest = {
  deliveryName: 'Rahima',
  deliveryPhone: '01712345678',
  deliveryAddress: 'Savar',
  products: [{ id: 1, quantity: 2, order_id: null, campaign_id: null }],
}

function memory() {
  const kept = new Map<string, string>()
  return {
    read: (key: string) => kept.get(key) ?? null,
    write: (key: string, text: string) => void kept.set(key, text),
    remove: (key: string) => void kept.delete(key),
  }
}

describe('the intent behind an order', () => {
  it('keeps its key and its words while the same order is tried again, also after a reload', () => {
    const store = memory()
    const first = orderIntent(order, store)
    const again = orderIntent({ ...order, meta: { browser_id: '203.0.113.9' } }, store)
    expect(again).toEqual(first)
  })

  it('is a new one for another order, and for the same order after its answer', () => {
    const store = memory()
    const first = orderIntent(order, store)
    const other = orderIntent({ ...order, deliveryName: 'Karim' }, store)
    expect(other.key).not.toBe(first.key)
    endIntent(store)
    expect(orderIntent({ ...order, deliveryName: 'Karim' }, store).key).not.toBe(other.key)
  })

  it('is a new one half an hour later, when the same things are wanted anew', () => {
    const store = memory()
    const first = orderIntent(order, store, 0)
    expect(orderIntent(order, store, 29 * 60_000).key).toBe(first.key)
    expect(orderIntent(order, store, 30 * 60_000).key).not.toBe(first.key)
  })

  it('does not trip over a broken record', () => {
    const store = memory()
    store.write('orderIntent', '{"key":')
    expect(orderIntent(order, store).payload).toEqual(order)
  })
})
