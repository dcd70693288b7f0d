import { z } from 'zod'
import { instantOf } from '../wall-time.ts'
import { amountInTaka as amount } from './amount.ts'
import { envelope } from './envelope.ts'
import { shortText } from './text.ts'

/** The most characters of the name of a zone. */
const MAX_ZONE_NAME = 100

/** What the texts of the shop belong to. */
const namedTextKind = z.enum([
  ...['page', 'message', 'text', 'fact', 'banner', 'testimonial', 'campaign'],
] as const)

/** Texts of one place of the shop, in all languages. */
const namedText = z.object({
  kind: namedTextKind,
  id: z.string(),
  /** A section of a page. */
  section: z.string().nullable(),
  /** Those that name it; of pages as HTML. */
  texts: z.array(z.string()),
})

/** The texts that name what was changed, and were not changed with it. */
const namingTexts = z.object({
  /** The former amount, a name or code, or a zone beside amounts that are not its charge. */
  about: z.enum(['amount', 'name', 'otherAmounts']),
  name: z.string(),
  /** The amounts in taka, where one replaces the other. */
  amount: z.object({ from: z.number(), to: z.number() }).nullable(),
  texts: z.array(namedText),
})

const deskZone = z.object({
  id: z.string(),
  name: z.string(),
  nameBn: z.string().nullable(),
  /** In taka. */
  charge: z.number(),
})

/** The answer to GET /desk/zones: in the order shown; an order without a zone is of the first. */
export const deskZonesAnswer = envelope(z.object({ zones: z.array(deskZone) }))

/** The answer to a change of a zone. */
export const changedZonesAnswer = envelope(
  z.object({ zones: z.array(deskZone), naming: z.array(namingTexts) }),
)

const zoneName = shortText(MAX_ZONE_NAME)

/** The body of POST /desk/zones. */
export const newZoneRequest = z.object({
  name: zoneName.refine((name) => name !== '', 'Must not be empty'),
  nameBn: zoneName.nullable(),
  charge: amount,
})

/** The body of PATCH /desk/zones/{id}. What is left out stays; `position` counts from 1. */
export const zoneRequest = newZoneRequest.partial().extend({
  position: z.number().int().min(1).max(1000).optional(),
})

const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'Must be a day such as 2026-12-11')
  .refine((text) => instantOf(text, { timeZone: 'UTC' }) !== undefined, 'There is no such day')
  .nullable()

const couponConditions = {
  kind: z.enum(['amount', 'percent']),
  /** In taka, or percent of the subtotal. */
  value: amount,
  /** The largest discount in taka; null for no limit. */
  atMost: amount.nullable(),
  /** The smallest subtotal in taka. */
  minSubtotal: amount,
  /** The first day of the shop on which it is valid; null for no limit. */
  from: day,
  /** The last one. */
  to: day,
  /** How many orders may use it; null for no limit. */
  maxUses: z.number().int().min(1).max(2_147_483_647).nullable(),
}

/** The facts of the shop as texts, by their name in the answer to GET /shop; '' for one that is not given. */
const facts = z.record(z.string(), z.string())

/** The answer to GET /desk/facts. */
export const factsAnswer = envelope(z.object({ facts }))

/** The answer to PATCH /desk/facts. */
export const changedFactsAnswer = envelope(z.object({ facts, naming: z.array(namingTexts) }))

/** The body of PATCH /desk/facts. What is left out stays. */
export const factsRequest = z.object({
  facts: z.record(z.string().max(40), z.string().max(1000, 'Must be at most 1000 characters')),
})

const deskCoupon = z.object({
  ...couponConditions,
  code: z.string(),
  /** How many orders have used it. */
  used: z.number().int(),
})

/** The answer to GET /desk/coupons. */
export const deskCouponsAnswer = envelope(z.object({ coupons: z.array(deskCoupon) }))

/** The answer to a change of a coupon. */
export const changedCouponsAnswer = envelope(
  z.object({ coupons: z.array(deskCoupon), naming: z.array(namingTexts) }),
)

/** The body of PUT /desk/coupons/{code}. */
export const couponRequest = z
  .object(couponConditions)
  .refine(({ value }) => value > 0, { error: 'Must be above 0', path: ['value'] })
  .refine(({ kind, value }) => kind === 'amount' || value <= 100, {
    ...{ error: 'Must be at most 100 percent', path: ['value'] },
  })
  .refine(({ from, to }) => !from || !to || from <= to, {
    ...{ error: 'Must not be before the first day', path: ['to'] },
  })

/** The body of POST /desk/texts/amount: writes an amount in place of another in a text, in all languages. */
export const replaceAmountRequest = z.object({
  kind: z.enum(['page', 'message', 'text']),
  id: shortText(200),
  section: shortText(40).nullable(),
  from: amount,
  to: amount,
})

/** What a text of the shop belongs to. */
export type NamedTextKind = z.infer<typeof namedTextKind>

/** Texts of one place of the shop that name something. */
export type NamedText = z.infer<typeof namedText>

/** The texts that name what was changed. */
export type NamingTexts = z.infer<typeof namingTexts>

/** A delivery zone on the desk. */
export type DeskZone = z.infer<typeof deskZone>

/** The zones after a change. */
export type ChangedZones = z.infer<typeof changedZonesAnswer>['data']

/** A new zone. */
export type NewZone = z.infer<typeof newZoneRequest>

/** What changes of a zone. */
export type ZoneChange = z.infer<typeof zoneRequest>

/** The facts of the shop after a change. */
export type ChangedFacts = z.infer<typeof changedFactsAnswer>['data']

/** A coupon on the desk. */
export type DeskCoupon = z.infer<typeof deskCoupon>

/** The coupons after a change. */
export type ChangedCoupons = z.infer<typeof changedCouponsAnswer>['data']

/** The conditions of a coupon. */
export type CouponConditions = z.infer<typeof couponRequest>

/** An amount of a text that replaces another. */
export type AmountReplacement = z.infer<typeof replaceAmountRequest>
