import { z } from 'zod'
import { DEFAULT_ZONE, ZONES } from '../delivery.ts'
import { ORDER_STATUSES } from '../order.ts'
import { isElevenDigits, storedPhone } from '../phone.ts'
import { LIMITS } from '../text.ts'
import { envelope } from './envelope.ts'
import { identifier, optionalIdentifier, requiredText, shortText } from './text.ts'

/** The most pieces of one product in one order; above it a typing error is likelier than a wish. */
export const MOST_PIECES = 1_000_000

/** The most lines in one order. */
export const MOST_LINES = 100

const orderLine = z.object({
  id: identifier,
  quantity: z
    .union([
      z.number(),
      z
        .string()
        .regex(/^\d{1,7}$/, 'Must be a whole number')
        .transform(Number),
    ])
    .pipe(
      z
        .number('Must be a whole number')
        .int('Must be a whole number')
        .min(1, 'Must be at least 1')
        .max(MOST_PIECES, `Must be at most ${MOST_PIECES}`),
    ),
  order_id: optionalIdentifier,
  campaign_id: optionalIdentifier,
})

const zone = z
  .enum(ZONES)
  .nullish()
  .transform((value) => value ?? DEFAULT_ZONE)
const coupon = shortText(40)
  .nullish()
  .transform((value) => value || null)
const lines = z
  .array(orderLine, { error: 'Your cart is empty.' })
  .min(1, 'Your cart is empty.')
  .max(MOST_LINES, `At most ${MOST_LINES} lines fit into one order`)

const cookie = z.string().max(500).nullish()

/** What a shopper sends to place an order. A price is never read from it. */
export const orderRequest = z.object({
  deliveryName: requiredText(LIMITS.name, 'Name is required'),
  deliveryPhone: z
    .string({ error: 'Mobile number must be exactly 11 digits' })
    .max(100, 'Mobile number must be exactly 11 digits')
    .refine(isElevenDigits, 'Mobile number must be exactly 11 digits')
    .transform(storedPhone),
  deliveryAddress: requiredText(LIMITS.address, 'Address is required'),
  products: lines,
  shippingZone: zone,
  couponCode: coupon,
  /** The advertising cookies `_fbp` and `_fbc`, and the browser's own identifier. */
  meta: z.object({ fbp: cookie, fbc: cookie, browser_id: cookie }).nullish(),
})

/** What is sent to learn today's prices, stock and total without ordering. */
export const quoteRequest = z.object({
  products: lines,
  shippingZone: zone,
  couponCode: coupon,
})

const offered = z
  .object({ id: z.number().int(), name: z.string(), deletedAt: z.string().nullable() })
  .nullable()

/** One line of a placed order; the prices are those of the moment it was placed, in taka. */
export const orderProduct = z.object({
  product: z.object({
    name: z.string(),
    productId: z.number().int(),
    image: z.string().nullable(),
    category: z.object({ name: z.string() }),
    CheckoutDiscountProduct: offered,
    CheckoutDiscountImage: z.string().nullable(),
  }),
  quantity: z.number().int().min(1),
  price: z.number(),
  discountPrice: z.number().nullable(),
})

/** A placed order; `totallPrice` = subtotal − discount + shippingCharge, all in taka. */
export const placedOrder = z.object({
  orderId: z.number().int(),
  deliveryName: z.string(),
  totallPrice: z.number(),
  subtotal: z.number(),
  shippingCharge: z.number(),
  discount: z.number(),
  user: z.object({ name: z.string(), phone: z.string() }),
  orderProducts: z.array(orderProduct),
})

/** The answer to POST /orders/confirm. */
export const orderAnswer = envelope(placedOrder)

/** Why a line of a quote needs the shopper's eye. */
export const QUOTE_WARNINGS = ['gone', 'sold_out', 'short', 'offer_over'] as const

/** One line of a quote: today's prices and stock, and what is wrong with the line if anything. */
export const quoteLine = z.object({
  productId: z.number().int(),
  name: z.string(),
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

/** The answer to POST /orders/quote; totals count the lines that can be ordered. */
export const quoteAnswer = envelope(
  z.object({
    lines: z.array(quoteLine),
    subtotal: z.number(),
    discount: z.number(),
    shippingCharge: z.number(),
    totallPrice: z.number(),
    couponValid: z.boolean().nullable(),
    orderable: z.boolean(),
  }),
)

/** Number and phone of an order, together: neither alone opens it. */
export const trackRequest = z.object({
  orderId: identifier,
  phone: z
    .string()
    .max(100)
    .refine(isElevenDigits, 'Mobile number must be exactly 11 digits')
    .transform(storedPhone),
})

/** The answer to /orders/track. */
export const trackAnswer = envelope(
  placedOrder.extend({ status: z.enum(ORDER_STATUSES), placedAt: z.string() }),
)

/** What a shopper sends to place an order, as it crosses the wire. */
export type OrderRequest = z.input<typeof orderRequest>

/** An order request after its checks: trimmed, with Latin digits and defaults. */
export type CheckedOrder = z.output<typeof orderRequest>

/** What is sent for a quote, as it crosses the wire. */
export type QuoteRequest = z.input<typeof quoteRequest>

/** A quote request after its checks. */
export type CheckedQuote = z.output<typeof quoteRequest>

/** A placed order. */
export type PlacedOrder = z.infer<typeof placedOrder>

/** A quote: today's prices, stock and total of a bag. */
export type Quote = z.infer<typeof quoteAnswer>['data']

/** What tracking shows of an order. */
export type TrackedOrder = z.infer<typeof trackAnswer>['data']
