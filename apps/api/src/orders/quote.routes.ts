import { quoteAnswer, quoteRequest } from '@shop/domain/wire'
import type { Deps } from '../deps.ts'
import { answer } from '../http/context.ts'
import { defineCall, tooManyRequests } from '../http/define-call.ts'
import { couponLimits, offerLimit } from '../http/rate-limit-subjects.ts'
import { quoteBag } from './quote.ts'

/** POST /orders/quote. */
export function quoteRoutes({ db, settings }: Deps) {
  return defineCall(
    'POST /orders/quote',
    'The current prices, stock and total of a bag, with a warning for each line that cannot be ordered, and whether its coupon is valid. Nothing is reserved.',
    { tag: 'Orders', body: quoteRequest, answer: quoteAnswer, errors: tooManyRequests },
    async (c, { body }) => {
      c.header('Cache-Control', 'no-store')
      const limits = { offer: offerLimit(c, settings), coupons: couponLimits(c, settings) }
      return answer(c, await quoteBag(db, body, limits))
    },
  )
}
