import { couponDiscount, type CouponDiscount } from '@shop/domain'
import type { FormResult } from '@shop/ui'
import { create } from 'zustand'
import { sessionStore } from '../../lib/text-store.ts'

const KEY = 'coupon'

interface CouponState {
  /** The applied code; null when there is none and before `connect`. */
  code: string | null
  /** Reads the stored code. */
  connect: () => void
  apply: (code: string) => Promise<FormResult>
  remove: () => void
}

/** The code stored in this tab; null when there is none. */
export const storedCoupon = (): string | null => sessionStore.read(KEY)

/** The applied coupon, shared by the bag and the delivery form; stored per tab. */
export const useCoupon = create<CouponState>()((set) => ({
  code: null,
  connect: () => set({ code: storedCoupon() }),
  async apply(code) {
    const coupon = couponDiscount(code, 0)
    if (!coupon) return { ok: false }
    sessionStore.write(KEY, coupon.code)
    set({ code: coupon.code })
    return { ok: true }
  },
  remove() {
    sessionStore.remove(KEY)
    set({ code: null })
  },
}))

/** The discount of the applied coupon on a subtotal in taka; null without a coupon. */
export function appliedDiscount(code: string | null, subtotal: number): CouponDiscount | null {
  return code === null ? null : couponDiscount(code, subtotal)
}
