import { and, asc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import { couponCode, toPoisha, toTaka, type CouponRule } from '@shop/domain'
import { isCurrent } from '../db/is-shown.ts'
import { isoTime } from '../db/iso-time.ts'
import { coupons } from '../db/schema/index.ts'
import type { Db } from '../db/session.ts'
import { changeFacts, difference, type Change, type Author } from '../changes/change.queries.ts'

/** A coupon as it is stored: amounts in poisha. */
export type CouponRow = typeof coupons.$inferSelect

/** What the owner decides of a coupon. */
export type CouponDraft = Omit<CouponRow, 'code' | 'used'>

/** The row of a rule. */
export function toCouponRow({ value, atMost, minSubtotal, ...rule }: CouponRule) {
  return {
    ...rule,
    value: rule.kind === 'amount' ? toPoisha(value) : value,
    atMost: atMost === null ? null : toPoisha(atMost),
    minSubtotal: toPoisha(minSubtotal),
  }
}

/** The rule of a row, with amounts in taka. */
function toCouponRule(row: CouponRow): CouponRule {
  const { kind, value, atMost, minSubtotal } = inTaka(row)
  return { code: row.code, kind, value, atMost, minSubtotal }
}

const { code, startsAt, endsAt, maxUses, used } = coupons

/** Whether a coupon has begun, has not ended and is not used up. */
const isUsable = and(isCurrent({ startsAt, endsAt }), or(isNull(maxUses), lt(used, maxUses)))

/** The current coupon of a code as it was typed; null when there is none. */
export async function findCoupon(db: Db, typed: string | null): Promise<CouponRule | null> {
  if (typed === null) return null
  const [row] = await db
    .select()
    .from(coupons)
    .where(and(eq(code, couponCode(typed)), isUsable))
  return row ? toCouponRule(row) : null
}

/**
 * Counts an order that uses a coupon. The row stays locked until the transaction ends, so that of two orders the
 * second sees the use of the first.
 * @returns false when the coupon is no longer current, or its rule was changed
 */
export async function countCouponUse(tx: Db, rule: CouponRule): Promise<boolean> {
  const { kind, value, atMost, minSubtotal } = toCouponRow(rule)
  const used = await tx
    .update(coupons)
    .set({ used: sql`${coupons.used} + 1` })
    .where(
      and(
        ...[eq(code, rule.code), isUsable, eq(coupons.kind, kind), eq(coupons.value, value)],
        atMost === null ? isNull(coupons.atMost) : eq(coupons.atMost, atMost),
        eq(coupons.minSubtotal, minSubtotal),
      ),
    )
    .returning({ code })
  return used.length > 0
}

/** Lets another order use the coupon that a cancelled one has used. */
export async function releaseCoupon(tx: Db, usedCode: string): Promise<void> {
  await tx
    .update(coupons)
    .set({ used: sql`${used} - 1` })
    .where(and(eq(code, usedCode), gt(used, 0)))
}

/** All coupons by code. */
export async function listCoupons(db: Db): Promise<CouponRow[]> {
  return db.select().from(coupons).orderBy(asc(code))
}

/** What the owner decides of a coupon, with amounts in taka. */
export const inTaka = (coupon: CouponDraft) => ({
  ...coupon,
  value: coupon.kind === 'amount' ? toTaka(coupon.value) : coupon.value,
  atMost: coupon.atMost === null ? null : toTaka(coupon.atMost),
  minSubtotal: toTaka(coupon.minSubtotal),
})

/** There is no coupon of a code. */
export class UnknownCoupon extends Error {}

const subjectOf = (couponOf: string) => `coupon ${couponOf}`

/**
 * Changes a coupon, or adds it.
 * @param draft returns the new state from the stored one, which is undefined for a new coupon
 */
export async function changeCoupon(
  db: Db,
  by: Author,
  changed: string,
  draft: (stored: CouponDraft | undefined) => CouponDraft,
): Promise<Change | undefined> {
  return changeFacts(db, by, async (tx) => {
    const [row] = await tx.select().from(coupons).where(eq(code, changed)).for('update')
    if (!row) {
      const after = draft(undefined)
      await tx.insert(coupons).values({ ...after, code: changed })
      return { subject: subjectOf(changed), before: null, after: inTaka(after) }
    }
    const { code: _, used: __, ...stored } = row
    const before = {
      ...stored,
      startsAt: isoTime(stored.startsAt),
      endsAt: isoTime(stored.endsAt),
    }
    const after = draft(before)
    const change = difference(subjectOf(changed), inTaka(before), inTaka(after))
    if (change) await tx.update(coupons).set(after).where(eq(code, changed))
    return change
  })
}

/** Removes a coupon. Orders keep its rule. @throws UnknownCoupon */
export async function removeCoupon(
  db: Db,
  by: Author,
  removed: string,
): Promise<Change | undefined> {
  return changeFacts(db, by, async (tx) => {
    const [row] = await tx.delete(coupons).where(eq(code, removed)).returning()
    if (!row) throw new UnknownCoupon(`There is no coupon "${removed}". "coupons list" shows them.`)
    const { code: _, used: __, ...before } = row
    return { subject: subjectOf(removed), before: inTaka(before), after: null }
  })
}
