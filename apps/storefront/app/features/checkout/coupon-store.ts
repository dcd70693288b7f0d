import { couponDiscount, type CouponDiscount } from '@shop/domain'
import type { CouponResult } from '@shop/ui'
import { create } from 'zustand'
import { createTextStore } from '../../lib/storage.ts'

const KEY = 'coupon'
const session = createTextStore(() => sessionStorage)

interface CouponState {
  /** The code that the shopper applied; null when there is none or before `connect`. */
  code: string | null
  connect: () => void
  apply: (code: string) => CouponResult
  remove: () => void
}

/** The coupon on its way from the bag to the delivery form; kept for this tab. */
export const useCoupon = create<CouponState>()((set) => ({
  code: null,
  connect: () => set({ code: session.read(KEY) }),
  apply(code) {
    const known = couponDiscount(code, 0)
    if (!known) return { ok: false }
    session.write(KEY, known.code)
    set({ code: known.code })
    return { ok: true }
  },
  remove() {
    session.remove(KEY)
    set({ code: null })
  },
}))

/** What the applied coupon takes off a subtotal, in taka. */
export function couponOff(code: string | null, subtotal: number): CouponDiscount | null {
  return code === null ? null : couponDiscount(code, subtotal)
}
