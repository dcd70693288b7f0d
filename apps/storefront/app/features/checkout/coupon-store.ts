import { couponDiscount, type CouponDiscount, type CouponRule } from '@shop/domain'
import type { Quote, QuoteRequest } from '@shop/domain/wire'
import { formatPrice, type FormResult } from '@shop/ui'
import { create } from 'zustand'
import { ApiError } from '../../lib/api-error.ts'
import { browserApi } from '../../lib/browser-api.ts'
import { readJson, sessionStore, writeJson } from '../../lib/text-store.ts'
import { tooManyTries } from '../../messages/refusal.ts'
import { browserMarket, browserTexts } from '../../messages/texts.ts'
import { couponMessages } from './coupon.messages.ts'

const KEY = 'coupon'

interface CouponState {
  /** What the applied coupon takes off; null without one and before `connect`. */
  coupon: CouponRule | null
  /** The code of a coupon that was applied and is no longer valid; null without one. */
  ended: string | null
  /** Reads the stored coupon. */
  connect: () => void
  /** Requests a quote of the bag with a code as it was typed, and applies the coupon when it is valid. */
  apply: (typed: string, products: QuoteRequest['products']) => Promise<FormResult>
  /** Takes over what a quote with the code of the applied coupon says of it. */
  update: (quote: Quote, code: string | null) => void
  remove: () => void
}

/** The coupon stored in this tab; null when there is none. */
export function storedCoupon(): CouponRule | null {
  const stored = readJson(sessionStore, KEY) as CouponRule | undefined
  return typeof stored?.code === 'string' ? stored : null
}

/** The code of the coupon stored in this tab. */
export const storedCouponCode = (): string | null => storedCoupon()?.code ?? null

/** The applied coupon, shared by the bag and the delivery form; stored per tab. */
export const useCoupon = create<CouponState>()((set, get) => {
  function store(coupon: CouponRule) {
    writeJson(sessionStore, KEY, coupon)
    set({ coupon, ended: null })
  }
  function remove() {
    sessionStore.remove(KEY)
    set({ coupon: null, ended: null })
  }
  return {
    coupon: null,
    ended: null,
    connect: () => set({ coupon: storedCoupon() }),
    async apply(typed, products) {
      const t = browserTexts(couponMessages)
      try {
        const api = await browserApi()
        const { coupon, couponValid } = await api.quote({ products, couponCode: typed })
        if (!coupon) return { ok: false }
        if (!couponValid) {
          const amount = formatPrice(coupon.minSubtotal, browserMarket())
          return { ok: false, message: t('couponCheck.minimum', { amount }) }
        }
        store(coupon)
        return { ok: true }
      } catch (error) {
        // A text that is too long for a code.
        if (error instanceof ApiError && error.status === 400) return { ok: false }
        const limited = tooManyTries(error)
        if (limited) return { ok: false, message: limited }
        // The field has a text for a fault of the shop.
        if (error instanceof ApiError) throw error
        console.info('The coupon could not be checked.', error)
        return { ok: false, message: t('couponCheck.offline') }
      }
    },
    update({ coupon }, code) {
      // Another one was applied since.
      if (code === null || get().coupon?.code !== code) return
      if (coupon) return store(coupon)
      remove()
      set({ ended: code })
    },
    remove,
  }
})

/** The discount of the applied coupon on a subtotal in taka; null without one. */
export function appliedDiscount(
  coupon: CouponRule | null,
  subtotal: number,
): CouponDiscount | null {
  return coupon && couponDiscount(coupon, subtotal)
}
