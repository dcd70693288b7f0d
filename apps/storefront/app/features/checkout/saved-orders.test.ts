import { describe, expect, it } from 'vitest'
import { memoryStore } from '../../test/memory-store.ts'
import { forgetOrders, readSavedOrders, rememberOrder } from './saved-orders.ts'

const now = new Date('2026-11-20T06:00:00.000Z')
const order = (orderId: number) => ({
  orderId,
  user: { name: 'Rahima', phone: '01712345678' },
  totallPrice: 330,
})

describe('the orders that a browser remembers', () => {
  it('are newest first, each once, at most ten, without name or products', () => {
    const store = memoryStore()
    for (let id = 1; id <= 12; id += 1) rememberOrder(order(id), store, now)
    rememberOrder(order(5), store, now)
    const saved = readSavedOrders(store)
    expect(saved.map(({ orderId }) => orderId)).toEqual([5, 12, 11, 10, 9, 8, 7, 6, 4, 3])
    expect(saved[0]).toEqual({
      orderId: 5,
      phone: '01712345678',
      placedAt: '2026-11-20T06:00:00.000Z',
      total: 330,
      savedAt: now.getTime(),
    })
  })

  it('have the date of the shop, whatever the clock of the phone says', () => {
    const store = memoryStore()
    const placedAt = '2026-11-20T06:00:00.000Z'
    rememberOrder({ ...order(1), placedAt }, store, new Date('2019-01-01T00:00:00.000Z'))
    expect(readSavedOrders(store)).toMatchObject([{ orderId: 1, placedAt }])
  })

  it('are gone when they are forgotten', () => {
    const store = memoryStore()
    rememberOrder(order(1), store, now)
    forgetOrders(store)
    expect(readSavedOrders(store)).toEqual([])
  })

  it.each([
    '{"broken',
    'null',
    '{}',
    '[null, 5, {"orderId":"1"}]',
    '[{"orderId":1,"phone":"0","placedAt":"soon","total":1}]',
  ])('are none for a record such as %s', (text) => {
    const store = memoryStore()
    store.write('orders', text)
    expect(readSavedOrders(store)).toEqual([])
  })
})
