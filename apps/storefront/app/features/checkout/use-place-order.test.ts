import type { OrderRequest } from '@shop/domain/wire'
import { beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '../../lib/api-error.ts'
import { localStore } from '../../lib/text-store.ts'
import { placeOrder } from './use-place-order.ts'

const confirmOrder = vi.fn()
vi.mock('../../lib/browser-api.ts', () => ({ browserApi: async () => ({ confirmOrder }) }))

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
