import { deliveryTexts } from '@shop/domain'
import type { OrderRequest } from '@shop/domain/wire'
import { describe, expect, it } from 'vitest'
import { memoryStore } from '../../test/memory-store.ts'
import { idempotentOrder } from './idempotent-order.ts'
import { readLastOrder } from './last-order.ts'
import { forgetShopper, isForgotten, removeOldPersonalData } from './personal-data.ts'
import { readSavedOrders, rememberOrder } from './saved-orders.ts'
import { readShipping, saveShipping } from './saved-shipping.ts'

const day = 24 * 60 * 60_000
const now = Date.parse('2026-11-20T06:00:00.000Z')
const rahima = { name: 'Rahima', mobile: '01712345678', address: 'Mirpur 10' }
const request = {
  deliveryName: rahima.name,
  deliveryPhone: rahima.mobile,
  deliveryAddress: rahima.address,
  products: [{ id: 1, quantity: 1 }],
} as OrderRequest
const order = {
  orderId: 1234567890,
  user: { name: rahima.name, phone: rahima.mobile },
  totallPrice: 330,
}

/** A browser in which an order was placed. */
function browser() {
  const local = memoryStore()
  const session = memoryStore()
  const shipping = { ...deliveryTexts(() => ''), ...rahima, shipmentPlace: 'dhaka_inside' } as const
  saveShipping(shipping, local, now)
  rememberOrder(order, local, new Date(now))
  idempotentOrder(request, local, now)
  const fields = { name: 'Rahima', phone: '01712345678' }
  for (const form of ['delivery', 'contact', 'campaign'])
    local.write(`draft.${form}`, JSON.stringify({ at: now, fields }))
  session.write('lastOrder', JSON.stringify(order))
  return { local, session }
}

const keys = ['shippingData', 'orders', 'orderIntent']
const drafts = ['draft.delivery', 'draft.contact', 'draft.campaign']

describe('the personal data of a shopper', () => {
  it('is gone after forgetting, wherever it was, and its orders are not shown any more', () => {
    const stores = browser()
    forgetShopper(stores)
    expect([...keys, ...drafts].filter((key) => stores.local.read(key) !== null)).toEqual([])
    expect(readLastOrder(stores.session)).toBeUndefined()
    expect(isForgotten(order.orderId, stores.session)).toBe(true)
    expect(isForgotten(1, stores.session)).toBe(false)
  })

  it('is kept for 30 days after the last order, and drafts for hours', () => {
    const { local } = browser()
    removeOldPersonalData(local, now + 29 * day)
    expect(readShipping(local, now + 29 * day)).toMatchObject(rahima)
    expect(readSavedOrders(local)).toHaveLength(1)
    expect(drafts.filter((key) => local.read(key) !== null)).toEqual([])
    removeOldPersonalData(local, now + 31 * day)
    expect(keys.filter((key) => local.read(key) !== null)).toEqual([])
  })

  it('is kept when the clock of the phone is years behind that of the shop', () => {
    const local = memoryStore()
    const clock = Date.parse('2019-01-01T00:00:00.000Z')
    const placedAt = '2026-11-20T06:00:00.000Z'
    rememberOrder({ ...order, placedAt }, local, new Date(clock))
    removeOldPersonalData(local, clock + day)
    expect(readSavedOrders(local)).toHaveLength(1)
  })

  it('is never shown when it is too old, and counts from now when an older build stored it', () => {
    const { local } = browser()
    expect(readShipping(local, now + 31 * day).name).toBe('')
    expect(local.read('shippingData')).toBeNull()
    local.write('shippingData', JSON.stringify({ ...rahima, shipmentPlace: 'dhaka_inside' }))
    expect(readShipping(local, now).name).toBe('Rahima')
    expect(readShipping(local, now + 31 * day).name).toBe('')
  })
})
