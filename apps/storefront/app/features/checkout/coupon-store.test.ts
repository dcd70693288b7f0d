import type { CouponRule } from '@shop/domain'
import { beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '../../lib/api-error.ts'
import { appliedDiscount, storedCouponCode, useCoupon } from './coupon-store.ts'

const quote = vi.fn()
vi.mock('../../lib/browser-api.ts', () => ({ browserApi: async () => ({ quote }) }))

const products = [{ id: 1, quantity: 2, order_id: null, campaign_id: null }]
const tenth: CouponRule = {
  code: 'SAVE10',
  kind: 'percent',
  value: 10,
  atMost: null,
  minSubtotal: 0,
}
const { apply, connect, remove, update } = useCoupon.getState()
const discount = () => appliedDiscount(useCoupon.getState().coupon, 1000)

beforeEach(() => {
  quote.mockReset()
  remove()
  vi.spyOn(console, 'info').mockReturnValue()
})

it('V-COUP-02: a coupon that the quote accepts is applied, and stays for the tab', async () => {
  quote.mockResolvedValue({ coupon: tenth, couponValid: true })
  expect(await apply('save10', products)).toEqual({ ok: true })
  expect(quote).toHaveBeenCalledWith({ products, couponCode: 'save10' })
  expect(discount()).toEqual({ code: 'SAVE10', amount: 100 })
  useCoupon.setState({ coupon: null })
  connect()
  expect([discount()?.amount, storedCouponCode()]).toEqual([100, 'SAVE10'])
})

it('V-COUP-04: a code that the quote refuses, or that is too long for one, is not applied', async () => {
  quote.mockResolvedValue({ coupon: null, couponValid: false })
  expect(await apply('SAVE', products)).toEqual({ ok: false })
  quote.mockRejectedValue(new ApiError(400, 'Too long', []))
  expect(await apply('S'.repeat(99), products)).toEqual({ ok: false })
  expect(discount()).toBeNull()
})

it('without an answer the field says that the code cannot be checked now', async () => {
  quote.mockRejectedValue(new TypeError('Failed to fetch'))
  expect(await apply('SAVE10', products)).toMatchObject({
    ok: false,
    message: expect.stringContaining('cannot be checked now') as string,
  })
  quote.mockRejectedValue(new ApiError(500, 'Broken', []))
  await expect(apply('SAVE10', products)).rejects.toThrow('Broken')
})

it('a coupon that needs a larger order, and too many tries, are said in words', async () => {
  quote.mockResolvedValue({ coupon: { ...tenth, minSubtotal: 1500 }, couponValid: false })
  expect(await apply('SAVE10', products)).toMatchObject({
    message: 'This coupon is for orders of 1,500 tk or more.',
  })
  quote.mockRejectedValue(new ApiError(429, 'Too many tries.', [], { retryAfter: 50 }))
  expect(await apply('SAVE10', products)).toMatchObject({
    message: 'Too many tries. Please try again in 1 minute.',
  })
})

it('a later quote changes the applied coupon, or ends it', async () => {
  quote.mockResolvedValue({ coupon: tenth, couponValid: true })
  await apply('SAVE10', products)
  const later = (coupon: CouponRule | null, code: string | null = 'SAVE10') =>
    update({ coupon } as Parameters<typeof update>[0], code)
  later({ ...tenth, value: 5 })
  expect(discount()?.amount).toBe(50)
  later(null, null)
  later(null, 'OTHER')
  expect(discount()?.amount, 'a quote with another code says nothing of it').toBe(50)
  later(null)
  expect([discount(), useCoupon.getState().ended, storedCouponCode()]).toEqual([
    null,
    'SAVE10',
    null,
  ])
})
