import { couponCode, instantOf, partsOf, toPoisha } from '@shop/domain'
import {
  changedCouponsAnswer,
  couponRequest,
  deskCouponsAnswer,
  type CouponConditions,
  type DeskCoupon,
} from '@shop/domain/wire'
import {
  changeCoupon,
  inTaka,
  listCoupons,
  removeCoupon,
  UnknownCoupon,
  type CouponDraft,
} from '../coupons/coupon.queries.ts'
import type { Db } from '../db/session.ts'
import type { Deps } from '../deps.ts'
import { answer } from '../http/context.ts'
import type { Call } from '../http/define-call.ts'
import { textsOfCoupon, textsWithCode } from '../named-texts/texts-of-change.ts'
import { readTimeZone } from '../shop/shop.queries.ts'
import { authorOf, deskCall, missing } from './desk-call.ts'

const params = { code: 'EID10' }
const unknownCoupon = { 404: 'There is no such coupon, or the code is none: `unknown`.' }

/** The calls of /desk/coupons. */
export function couponRoutes(deps: Deps): Call[] {
  const { db } = deps
  return [
    deskCall(
      deps,
      'facts',
      'GET /desk/coupons',
      'The coupons by code, with how many orders have used them.',
      { answer: deskCouponsAnswer },
      async (c) => answer(c, { coupons: await readCoupons(db) }),
    ),
    deskCall(
      deps,
      'facts',
      'PUT /desk/coupons/{code}',
      'Changes a coupon, or adds it. Placed orders keep their discount. Returns the texts of the shop that name it, and those with its former amounts.',
      { params, body: couponRequest, answer: changedCouponsAnswer, errors: unknownCoupon },
      async (c, { member }, { params: { code: typed }, body }) => {
        const code = codeOf(typed)
        const timeZone = await readTimeZone(db)
        const change = await changeCoupon(db, authorOf(member), code, (stored) =>
          toDraft(body, stored, timeZone),
        )
        const naming = await textsOfCoupon(db, code, change)
        return answer(c, { coupons: await readCoupons(db), naming })
      },
    ),
    deskCall(
      deps,
      'facts',
      'DELETE /desk/coupons/{code}',
      'Removes a coupon, which no order can use any more. Returns the texts of the shop that name it.',
      { params, answer: changedCouponsAnswer, errors: unknownCoupon },
      async (c, { member }, { params: { code: typed } }) => {
        const code = codeOf(typed)
        await removeCoupon(db, authorOf(member), code).catch((error: unknown) => {
          throw error instanceof UnknownCoupon ? missing('There is no such coupon.') : error
        })
        const naming = await textsWithCode(db, code)
        return answer(c, { coupons: await readCoupons(db), naming })
      },
    ),
  ]
}

function codeOf(typed: string): string {
  const code = couponCode(typed)
  if (!/^[A-Z0-9-]{2,40}$/.test(code))
    throw missing('A code has 2 to 40 Latin letters, digits and hyphens.')
  return code
}

/** The day of the shop in which an instant is. */
function dayOf(instant: number, timeZone: string): string {
  const { year, month, day } = partsOf(new Date(instant), timeZone)
  return `${year}-${month}-${day}`
}

/** The first and the last day on which a coupon is valid. It ends with the end of the last one. */
const daysOf = ({ startsAt, endsAt }: CouponDraft, timeZone: string) => ({
  from: startsAt && dayOf(Date.parse(startsAt), timeZone),
  to: endsAt && dayOf(Date.parse(endsAt) - 1, timeZone),
})

/** The conditions as they are stored. A day that does not change keeps its time, which a command can set. */
function toDraft(
  { from, to, value, atMost, minSubtotal, ...same }: CouponConditions,
  stored: CouponDraft | undefined,
  timeZone: string,
): CouponDraft {
  const before = stored && daysOf(stored, timeZone)
  const startsAt = from && (instantOf(from, { timeZone }) ?? null)
  const endsAt = to && (instantOf(to, { timeZone, end: true }) ?? null)
  return {
    ...same,
    value: same.kind === 'amount' ? toPoisha(value) : value,
    atMost: atMost === null ? null : toPoisha(atMost),
    minSubtotal: toPoisha(minSubtotal),
    startsAt: stored && before?.from === from ? stored.startsAt : startsAt,
    endsAt: stored && before?.to === to ? stored.endsAt : endsAt,
  }
}

async function readCoupons(db: Db): Promise<DeskCoupon[]> {
  const timeZone = await readTimeZone(db)
  return (await listCoupons(db)).map((coupon) => {
    const { kind, value, atMost, minSubtotal } = inTaka(coupon)
    const { code, used, maxUses } = coupon
    return { code, used, maxUses, kind, value, atMost, minSubtotal, ...daysOf(coupon, timeZone) }
  })
}
