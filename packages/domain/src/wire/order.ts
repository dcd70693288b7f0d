import { z } from 'zod'
import { MAX_LINES } from '../bag.ts'
import type { CouponRule } from '../coupon.ts'
import { LANGUAGES, type Language } from '../language.ts'
import { ORDER_STATUSES, type OrderTotals } from '../order.ts'
import { orderTexts, type OrderText } from '../order-fields.ts'
import { isElevenDigits, storedPhone } from '../phone.ts'
import { MAX_COOKIE, withoutInvisible } from '../text.ts'
import { envelope } from './envelope.ts'
import { deliveryZone } from './shop.ts'
import { identifier, optionalIdentifier, requiredText, shortText } from './text.ts'

/** The largest quantity of one order line; a larger one is taken for a typing error. */
export const MAX_QUANTITY = 1_000_000

const pieces = z
  .number('Must be a whole number')
  .int('Must be a whole number')
  .min(1, 'Must be at least 1')
  .max(MAX_QUANTITY, `Must be at most ${MAX_QUANTITY}`)

const orderLine = z.object({
  id: identifier,
  quantity: z.union(
    [
      pieces,
      z
        .string()
        .overwrite(withoutInvisible)
        .regex(/^\d{1,7}$/)
        .meta({ pattern: '^(?:[1-9]\\d{0,5}|1000000)$' })
        .transform(Number)
        .pipe(pieces),
    ],
    'Must be a whole number',
  ),
  order_id: optionalIdentifier,
  campaign_id: optionalIdentifier,
})

const zone = shortText(40)
  .nullish()
  .transform((value) => value || null)
  .describe('The id of a delivery zone, as GET /shop has them; the first zone without it.')
const coupon = shortText(40)
  .nullish()
  .transform((value) => value || null)
const lines = z
  .array(orderLine, { error: 'Your cart is empty.' })
  .min(1, 'Your cart is empty.')
  .max(MAX_LINES, `At most ${MAX_LINES} lines fit into one order`)

// What the shopper did not type never refuses an order: a value of another shape counts as absent.
const cookie = z
  .custom<string | null>()
  .optional()
  .transform((value) => shortText(MAX_COOKIE).safeParse(value).data)
  .describe(`A text of at most ${MAX_COOKIE} characters; any other value counts as absent.`)
const cookies = z.object({ fbp: cookie, fbc: cookie, browser_id: cookie })

/** The schema of each kind of text. */
const kinds = {
  required: ({ limit, problem }: OrderText) => requiredText(limit, problem),
  mobile: ({ limit, problem }: OrderText) =>
    z
      .string({ error: problem })
      .max(limit, problem)
      .meta({ pattern: '^[0-9০-৯]{11}$' })
      .refine(isElevenDigits, problem)
      .transform(storedPhone),
}

type Texts = typeof orderTexts
type TextShape = { [K in keyof Texts]: ReturnType<(typeof kinds)[Texts[K]['kind']]> }

const textShape = Object.fromEntries(
  Object.entries(orderTexts).map(([name, text]) => [name, kinds[text.kind](text)]),
) as TextShape

/** The body of POST /orders/confirm. It has no prices: the server prices the order. */
export const orderRequest = z.object({
  ...textShape,
  products: lines,
  shippingZone: zone,
  couponCode: coupon,
  /** The total in taka that the shopper was shown; a dearer order is refused. Without it none is. */
  expectedTotal: z.number('Must be a number').min(0, 'Must be at least 0').nullish(),
  /** The language of the page; the text messages about the order are in it. English without it. */
  language: z
    .custom<Language | null>()
    .optional()
    .transform((value): Language => LANGUAGES.find((language) => language === value) ?? 'en')
    .describe('`en` or `bn`; any other value counts as `en`.'),
  /** The advertising cookies `_fbp` and `_fbc`, and an identifier of the browser. */
  meta: z
    .custom<z.input<typeof cookies> | null>()
    .optional()
    .transform((value) => cookies.safeParse(value).data)
    .describe('The texts `fbp`, `fbc` and `browser_id`; what is no such text counts as absent.'),
})

const idempotencyKey = z.string().regex(/^[!-~]{8,200}$/)

/** The headers of POST /orders/confirm. */
export const orderHeaders = z.object({
  'Idempotency-Key': idempotencyKey
    .optional()
    .describe(
      'A UUID made when the form opens. The same key and body get the same answer, with the header `Idempotent-Replayed`; without it phone, name, address, zone, coupon and lines count as the key for two minutes.',
    ),
  'X-Browser-Id': z
    .string()
    .optional()
    .describe(
      'A random id of the browser, 16 to 64 letters, digits, `-` and `_`; limits count it. Without it, and with another text, all requests of an address are one browser.',
    ),
})

/** The body of POST /orders/quote. */
export const quoteRequest = z.object({
  products: lines,
  shippingZone: zone,
  couponCode: coupon,
})

/** The fields of `OrderTotals` that cross the wire, in taka. */
const totals = {
  totallPrice: z.number(),
  subtotal: z.number(),
  shippingCharge: z.number(),
  discount: z.number(),
} satisfies Record<keyof Omit<OrderTotals, 'couponCode'>, z.ZodNumber>

const checkoutOffer = z
  .object({ id: z.number().int(), name: z.string(), deletedAt: z.string().nullable() })
  .nullable()

/** A line of a placed order, at the prices in taka at which it was placed. */
export const orderProduct = z.object({
  product: z.object({
    name: z.string(),
    /** The product's name in Bengali; null or absent without one. */
    nameBn: z.string().nullish(),
    productId: z.number().int(),
    image: z.string().nullable(),
    category: z.object({ name: z.string() }),
    CheckoutDiscountProduct: checkoutOffer,
    CheckoutDiscountImage: z.string().nullable(),
  }),
  quantity: z.number().int().min(1),
  price: z.number(),
  discountPrice: z.number().nullable(),
})

/** A placed order. */
export const placedOrder = z.object({
  orderId: z.number().int(),
  deliveryName: z.string(),
  ...totals,
  user: z.object({ name: z.string(), phone: z.string() }),
  orderProducts: z.array(orderProduct),
  /** The coupon that gave `discount`; absent from orders that were stored before it existed. */
  couponCode: z.string().nullish(),
  /** When the shop placed it: ISO 8601 in UTC. Absent from orders that were stored before it existed. */
  placedAt: z.string().optional(),
  /** False when no SMS gateway is configured, so that no confirmation is sent. */
  smsExpected: z.boolean().optional(),
})

/** The answer to POST /orders/confirm. */
export const orderAnswer = envelope(placedOrder)

/** The headers of GET /orders/placed. */
export const placedHeaders = z.object({
  'Idempotency-Key': idempotencyKey.describe('The key under which the order was sent.'),
})

/**
 * The answer to GET /orders/placed: the order that was placed under a key, without personal data; null when
 * none was.
 */
export const placedAnswer = envelope(
  z
    .object({
      orderId: z.number().int(),
      /** In taka. */
      totallPrice: z.number(),
      /** ISO 8601 in UTC. */
      placedAt: z.string(),
    })
    .nullable(),
)

/** Why a line of a quote cannot be ordered as it is. */
export const QUOTE_WARNINGS = ['gone', 'sold_out', 'short', 'offer_over'] as const

/** A line of a quote: the current prices in taka, the stock, and a warning or null. */
export const quoteLine = z.object({
  productId: z.number().int(),
  name: z.string(),
  /** The name in Bengali; null or absent without one. */
  nameBn: z.string().nullish(),
  image: z.string().nullable(),
  price: z.number(),
  discountPrice: z.number().nullable(),
  quantity: z.number().int(),
  stock: z.number().int(),
  order_id: z.number().int().nullable(),
  campaign_id: z.number().int().nullable(),
  lineTotal: z.number(),
  warning: z.object({ kind: z.enum(QUOTE_WARNINGS), message: z.string() }).nullable(),
})

const couponRule = z.object({
  code: z.string(),
  kind: z.enum(['amount', 'percent']),
  value: z.number(),
  atMost: z.number().nullable(),
  minSubtotal: z.number(),
}) satisfies z.ZodType<CouponRule>

/** The answer to POST /orders/quote; sold-out and missing products do not count in the totals. */
export const quoteAnswer = envelope(
  z.object({
    lines: z.array(quoteLine),
    ...totals,
    /** The zone of `shippingCharge`: the requested one, else the first one of the shop. */
    shippingZone: z.string(),
    zones: z.array(deliveryZone),
    /** Whether the coupon gives its discount to this bag; null without a code. */
    couponValid: z.boolean().nullable(),
    /** What the coupon of the code takes off, also when the bag is too small for it; null for any other code. */
    coupon: couponRule.nullable(),
    orderable: z.boolean(),
  }),
)

/** The request of /orders/track: an order is found by number and phone together only. */
export const trackRequest = z.object({
  orderId: identifier,
  phone: textShape.deliveryPhone,
})

const orderStatus = z.enum(ORDER_STATUSES)

/** The answer to /orders/track and /orders/cancel; times are ISO 8601 in UTC. */
export const trackAnswer = envelope(
  placedOrder.extend({
    status: orderStatus,
    placedAt: z.string(),
    /** Where the parcel goes, for the receipt. */
    deliveryAddress: z.string(),
    /** The changes of the status since the order was placed, oldest first. */
    history: z.array(z.object({ status: orderStatus, at: z.string() })),
    /** What the rider collects, in taka. */
    toCollect: z.number(),
    /** Whether /orders/cancel would cancel it now. */
    cancellable: z.boolean(),
  }),
)

/** The body of POST /orders/confirm, before parsing. */
export type OrderRequest = z.input<typeof orderRequest>

/** An order request after parsing: trimmed, with Latin digits and defaults. */
export type CheckedOrder = z.output<typeof orderRequest>

/** The body of POST /orders/quote, before parsing. */
export type QuoteRequest = z.input<typeof quoteRequest>

/** A quote request after parsing. */
export type CheckedQuote = z.output<typeof quoteRequest>

/** An order that was placed under a key. */
export type KeyedOrder = NonNullable<z.infer<typeof placedAnswer>['data']>

/** A placed order. */
export type PlacedOrder = z.infer<typeof placedOrder>

/** The current prices, stock and total of a bag. */
export type Quote = z.infer<typeof quoteAnswer>['data']

/** A placed order with its status and when it was placed. */
export type TrackedOrder = z.infer<typeof trackAnswer>['data']
