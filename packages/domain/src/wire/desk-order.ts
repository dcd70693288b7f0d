import { z } from 'zod'
import { MAX_LINES } from '../bag.ts'
import { COURIERS, PAID_FILTERS } from '../courier.ts'
import { LANGUAGES } from '../language.ts'
import { ORDER_STATUSES } from '../order.ts'
import { ORDER_OUTPUTS } from '../order-fields.ts'
import { envelope } from './envelope.ts'
import { MAX_QUANTITY, orderRequest } from './order.ts'
import { identifier, shortText } from './text.ts'

/** The most characters of a note about an order. */
export const MAX_NOTE = 2000

/** The most characters of the reason of a discount. */
export const MAX_DISCOUNT_REASON = 200

const state = z.enum(ORDER_STATUSES)
/** ISO 8601 in UTC. */
const time = z.string()
/** In taka. */
const amount = z.number()
const version = z.number().int().min(1)
const note = shortText(MAX_NOTE)
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'Must be a day such as 2026-12-11')

const bound = z.coerce.number('Must be a number').min(0, 'Must be at least 0').max(999_999_999)

/**
 * The query of GET /desk/orders. `from` and `to` are days of the shop, `least` and `most` totals in taka; all are
 * included.
 */
export const ordersRequest = z.object({
  state: state.optional(),
  q: shortText(100).optional(),
  zone: shortText(40).optional(),
  courier: z.enum(COURIERS).optional(),
  from: day.optional(),
  to: day.optional(),
  least: bound.optional(),
  most: bound.optional(),
  paid: z.enum(PAID_FILTERS).optional(),
  before: identifier.optional(),
  limit: z.coerce
    .number('Must be a whole number')
    .int('Must be a whole number')
    .min(1, 'Must be at least 1')
    .max(100, 'Must be at most 100')
    .default(50),
})

/** What the shopper was asked, under the names of the export; `zone` is the id of the zone. */
const asked = Object.fromEntries(ORDER_OUTPUTS.map((name) => [name, z.string()])) as Record<
  (typeof ORDER_OUTPUTS)[number],
  z.ZodString
>

/** An order in a list of the desk. */
export const deskOrder = z.object({
  id: z.number().int(),
  /** The id as it is shown. */
  number: z.string(),
  placedAt: time,
  state,
  ...asked,
  total: amount,
  pieces: z.number().int(),
  reviewReasons: z.array(z.string()),
  note: z.string(),
  /** When the shopper is called again. */
  callAt: time.nullable(),
  calls: z.number().int(),
  courier: z.enum(COURIERS).nullable(),
  consignment: z.string().nullable(),
  /** To be sent with a change, which is refused when somebody else has changed the order since. */
  version,
})

/** The answer to GET /desk/orders. */
export const ordersAnswer = envelope(
  z.object({
    orders: z.array(deskOrder),
    /** For `before` of the next page; null on the last one. */
    next: z.number().int().nullable(),
  }),
)

/** The answer to GET /desk/orders/counts. */
export const orderCountsAnswer = envelope(z.object({ counts: z.record(state, z.number().int()) }))

/** What the staff takes off the products of an order beside its coupon, and why. */
const manualDiscount = z.object({
  amount: z
    .number('Must be a number')
    .min(0.01, 'Must be more than 0')
    .max(999_999_999, 'Must be at most 999999999'),
  reason: shortText(MAX_DISCOUNT_REASON).refine((text) => text !== '', 'Enter a reason'),
})

const deskOrderDetails = deskOrder.extend({
  zoneName: z.string(),
  lines: z.array(
    z.object({
      productId: z.number().int(),
      name: z.string(),
      picture: z.string().nullable(),
      quantity: z.number().int(),
      /** What one piece costs. */
      price: amount,
      total: amount,
    }),
  ),
  subtotal: amount,
  deliveryCharge: amount,
  coupon: z.string().nullable(),
  /** Of the coupon and of the staff. */
  discount: amount,
  manualDiscount: z.object({ amount, reason: z.string() }).nullable(),
  /** What the rider collects. */
  toCollect: amount,
  /** What the courier paid for the parcel; null before it is settled. */
  collected: amount.nullable(),
  settledAt: time.nullable(),
  /** Of the page on which it was placed. */
  language: z.enum(LANGUAGES),
  /** The changes of the state, oldest first; `staff` is null for the shopper and for a command. */
  history: z.array(
    z.object({ at: time, staff: z.string().nullable(), state, note: z.string().nullable() }),
  ),
  /** The other orders of the phone. */
  person: z.object({
    orders: z.number().int(),
    delivered: z.number().int(),
    returned: z.number().int(),
    /** The last ones, newest first. */
    earlier: z.array(
      deskOrder.pick({ id: true, number: true, placedAt: true, state: true, total: true }),
    ),
  }),
})

/** The answer to GET /desk/orders/{id}, and to a change of an order. */
export const deskOrderAnswer = envelope(deskOrderDetails)

/** The answer to PUT /desk/orders/{id}/viewer: the names of the others who have the order open. */
export const orderViewersAnswer = envelope(z.object({ others: z.array(z.string()) }))

/** The body of POST /desk/orders/{id}/state; `note` is kept in the history. */
export const orderStateRequest = z.object({ state, version, note: note.optional() })

/** The body of PUT /desk/orders/{id}/note. */
export const orderNoteRequest = z.object({ note, version })

const { deliveryName, deliveryPhone, deliveryAddress } = orderRequest.shape
const { shippingZone, couponCode, expectedTotal, language } = orderRequest.shape
const line = z.object({
  productId: identifier,
  quantity: z
    .number('Must be a whole number')
    .int('Must be a whole number')
    .min(1, 'Must be at least 1')
    .max(MAX_QUANTITY, `Must be at most ${MAX_QUANTITY}`),
})

/** The body of PATCH /desk/orders/{id}. `lines` is the whole new list; what is left out stays. */
export const orderCorrectionRequest = z.object({
  version,
  name: deliveryName.optional(),
  phone: deliveryPhone.optional(),
  address: deliveryAddress.optional(),
  zone: z.string().max(40).optional(),
  /** Null for none. */
  manualDiscount: manualDiscount.nullable().optional(),
  lines: z
    .array(line)
    .min(1, 'An order has at least one product. Cancel it instead.')
    .max(MAX_LINES, `At most ${MAX_LINES} lines fit into one order`)
    .optional(),
})

/** The body of POST /desk/orders. The server prices the order, and refuses one that is dearer than `expectedTotal`. */
export const deskNewOrderRequest = z.object({
  name: deliveryName,
  phone: deliveryPhone,
  address: deliveryAddress,
  zone: shippingZone,
  coupon: couponCode,
  manualDiscount: manualDiscount.nullable().default(null),
  lines: z
    .array(line)
    .min(1, 'An order has at least one product.')
    .max(MAX_LINES, `At most ${MAX_LINES} lines fit into one order`),
  expectedTotal,
  language,
})

/** One page of the list of orders. */
export type OrderPage = z.infer<typeof ordersAnswer>['data']

/** How many orders each state has. */
export type OrderCounts = z.infer<typeof orderCountsAnswer>['data']

/** An order in a list of the desk. */
export type DeskOrder = z.infer<typeof deskOrder>

/** An order of the desk with its lines, amounts, history and person. */
export type DeskOrderDetails = z.infer<typeof deskOrderDetails>

/** An order that the staff places. */
export type DeskOrderRequest = z.input<typeof deskNewOrderRequest>

/** An order that the staff places, after parsing. */
export type NewDeskOrder = z.output<typeof deskNewOrderRequest>

/** What is corrected in an order, after parsing. */
export type CheckedCorrection = z.output<typeof orderCorrectionRequest>

/** What the staff takes off the products of an order, in taka, and why. */
export type ManualDiscount = z.output<typeof manualDiscount>
