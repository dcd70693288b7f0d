import { orderContent } from '@shop/domain'
import type { OrderRequest } from '@shop/domain/wire'
import { beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '../../lib/api-error.ts'
import { localStore } from '../../lib/text-store.ts'
import { findEarlierOrders } from './earlier-orders.ts'
import type { EarlierOrderError } from './order-refusal.ts'
import { readSavedOrders } from './saved-orders.ts'
import { placeOrder } from './use-place-order.ts'

const confirmOrder = vi.fn()
const orderOfKey = vi.fn()
vi.mock('../../lib/browser-api.ts', () => ({
  browserApi: async () => ({ confirmOrder, orderOfKey }),
}))

const order: OrderRequest = {
  deliveryName: 'Rahima',
  deliveryPhone: '01712345678',
  deliveryAddress: 'Savar',
  products: [{ id: 1, quantity: 2, order_id: null, campaign_id: null }],
  expectedTotal: 430,
}
const placed = { orderId: 7 }
const dearer = new ApiError(409, 'Dearer', [{ field: 'expectedTotal', message: 'Dearer' }])
const keys = () => confirmOrder.mock.calls.map(([, key]) => key as string)
const totals = () => confirmOrder.mock.calls.map(([sent]) => (sent as OrderRequest).expectedTotal)

beforeEach(() => {
  confirmOrder.mockReset()
  orderOfKey.mockReset()
  localStore.remove('orderIntent')
  vi.spyOn(console, 'error').mockReturnValue()
})

it('waits and asks again with the same key while the same order is being placed', async () => {
  const busy = new ApiError(409, 'Still being placed', [], { retryAfter: 0 })
  confirmOrder.mockRejectedValueOnce(busy).mockRejectedValueOnce(busy).mockResolvedValueOnce(placed)
  expect(await placeOrder(order)).toEqual({ ok: true, order: placed })
  expect(new Set(keys()).size).toBe(1)
})

it('gives up after four tries of an order that is still being placed', async () => {
  const busy = new ApiError(409, 'Still being placed', [], { retryAfter: 0 })
  confirmOrder.mockRejectedValue(busy)
  expect(await placeOrder(order)).toEqual({ ok: false, error: busy })
  expect(confirmOrder).toHaveBeenCalledTimes(4)
})

it('orders nothing when the order became dearer, and confirms the new total with a new key', async () => {
  confirmOrder.mockRejectedValueOnce(dearer).mockResolvedValueOnce(placed)
  expect(await placeOrder(order)).toEqual({ ok: false, error: dearer })
  expect(confirmOrder).toHaveBeenCalledOnce()
  expect(await placeOrder({ ...order, expectedTotal: 600 })).toEqual({ ok: true, order: placed })
  expect(totals()).toEqual([430, 600])
  expect(new Set(keys()).size).toBe(2)
})

it('after a lost answer retries the first request first, then the new total that the shopper confirmed', async () => {
  confirmOrder
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockRejectedValueOnce(dearer)
    .mockResolvedValueOnce(placed)
  expect((await placeOrder(order)).ok).toBe(false)
  expect(await placeOrder({ ...order, expectedTotal: 600 })).toEqual({ ok: true, order: placed })
  expect(totals()).toEqual([430, 430, 600])
  expect(keys()[1]).toBe(keys()[0])
  expect(keys()[2]).not.toBe(keys()[0])
})

it('sends nothing without a connection, and says so when it is lost on the way', async () => {
  const browser = { onLine: false }
  vi.stubGlobal('navigator', browser)
  expect(await placeOrder(order)).toMatchObject({ ok: false, error: { sent: false } })
  expect(confirmOrder).not.toHaveBeenCalled()
  browser.onLine = true
  confirmOrder.mockImplementationOnce(async () => {
    browser.onLine = false
    throw new TypeError('Failed to fetch')
  })
  expect(await placeOrder(order)).toMatchObject({ ok: false, error: { sent: true } })
  vi.unstubAllGlobals()
})

/** A shop that answers as the API does, and whose first answer is lost. */
function losingShop() {
  const orders = new Map<string, { orderId: number; content: string }>()
  confirmOrder.mockImplementation(async (sent: OrderRequest, key: string) => {
    const content = orderContent(sent)
    const stored = orders.get(key) ?? { orderId: 70 + orders.size, content }
    const first = orders.size === 0
    orders.set(key, stored)
    if (first) throw new TypeError('Failed to fetch')
    if (stored.content !== content) throw new ApiError(422, 'Another order', [])
    return { orderId: stored.orderId }
  })
  orderOfKey.mockImplementation(async (key: string) => {
    const stored = orders.get(key)
    return stored ? { orderId: stored.orderId, totallPrice: 430, placedAt: '2026-01-01' } : null
  })
  return orders
}

const line = order.products[0]!
const minutes = 60_000

it.each<[string, Partial<OrderRequest>, wait?: number]>([
  ['a hyphen in the phone', { deliveryPhone: '01712-345678' }],
  ['spaces in the phone', { deliveryPhone: '01712 345 678' }],
  ['a second space in the name', { deliveryName: ' Rahima ' }],
  ['another case of the name', { deliveryName: 'RAHIMA' }],
  ['a line break in the address', { deliveryAddress: 'Savar\n' }],
  ['the zone that is the default one', { shippingZone: 'dhaka_outside' }],
  ['another language and other cookies', { language: 'bn', meta: { fbc: 'fb.1.2' } }],
  ['nothing, after 31 minutes', {}, 31 * minutes],
  ['nothing, after 29 days', {}, 29 * 24 * 60 * minutes],
  ['one more piece', { products: [{ ...line, quantity: 3 }] }],
  ['a further product', { products: [line, { id: 2, quantity: 1 }] }],
  ['another digit of the phone', { deliveryPhone: '01712345679' }],
  ['another address', { deliveryAddress: 'House 3, Savar' }],
  ['a coupon', { couponCode: 'SAVE5' }],
  ['another zone, after an hour', { shippingZone: 'dhaka_inside' }, 60 * minutes],
])(
  'after a lost answer, retyped with %s: the same order, or its number before another is sent',
  async (_, change, wait = 0) => {
    const orders = losingShop()
    expect((await placeOrder(order)).ok).toBe(false)
    vi.useFakeTimers({ now: Date.now() + wait, toFake: ['Date'] })
    const retry = await placeOrder({ ...order, ...change })
    vi.useRealTimers()
    expect(orders.size).toBe(1)
    expect(retry.ok ? retry.order.orderId : orderIdOf(retry.error)).toBe(70)
    const same = orderContent({ ...order, ...change }) === orderContent(order)
    expect(retry.ok).toBe(same)
  },
)

const orderIdOf = (error: unknown) => (error as EarlierOrderError).orders[0]?.orderId

it('sends another order after its shopper was told of the earlier one, which the browser remembers', async () => {
  const orders = losingShop()
  await placeOrder(order)
  const changed = { ...order, products: [{ ...line, quantity: 3 }] }
  expect((await placeOrder(changed)).ok).toBe(false)
  expect(readSavedOrders()).toMatchObject([{ orderId: 70, phone: '01712345678', total: 430 }])
  expect(await placeOrder(changed)).toEqual({ ok: true, order: { orderId: 71 } })
  expect(orders.size).toBe(2)
})

it('finds the number of a placed order again, and its press places no second one for an hour', async () => {
  const orders = losingShop()
  await placeOrder(order)
  const hour = { keptFor: 60 * minutes }
  expect(await findEarlierOrders(hour)).toMatchObject([{ orderId: 70 }])
  expect(await placeOrder(order)).toEqual({ ok: true, order: { orderId: 70 } })
  expect(await findEarlierOrders(hour)).toEqual([])
  expect(orders.size).toBe(1)
})

it('sends another order at once when the shop says that the earlier one was not placed', async () => {
  confirmOrder.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce(placed)
  orderOfKey.mockResolvedValue(null)
  await placeOrder(order)
  expect((await placeOrder({ ...order, deliveryName: 'Karim' })).ok).toBe(true)
  expect(orderOfKey.mock.calls).toEqual([[keys()[0]]])
})

it('sends no other order while it is not known whether the earlier one was placed', async () => {
  confirmOrder.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  orderOfKey.mockRejectedValue(new TypeError('Failed to fetch'))
  await placeOrder(order)
  expect((await placeOrder({ ...order, deliveryName: 'Karim' })).ok).toBe(false)
  expect(confirmOrder).toHaveBeenCalledOnce()
})

it('tells the number of an order whose key the shop knows with another content', async () => {
  confirmOrder.mockRejectedValueOnce(new ApiError(422, 'Another order', []))
  orderOfKey.mockResolvedValue({ orderId: 70, totallPrice: 430, placedAt: '2026-01-01' })
  const result = await placeOrder(order)
  expect(!result.ok && orderIdOf(result.error)).toBe(70)
})
