import { z } from 'zod'
import { COURIERS, MAX_PARCELS } from '../courier.ts'
import { latinDigits } from '../phone.ts'
import { withoutInvisible } from '../text.ts'
import { deskOrder } from './desk-order.ts'
import { envelope } from './envelope.ts'
import { MAX_QUANTITY } from './order.ts'
import { identifier, limitedText, shortText } from './text.ts'

/** The most characters of a courier's file. */
const MAX_FILE = 100_000

const courier = z.enum(COURIERS)
const version = z.number().int().min(1)
/** In taka. */
const amount = z.number()
const pieces = z.number('Must be a whole number').int('Must be a whole number').min(0)

const consignment = shortText(40)
  .transform((text) => latinDigits(withoutInvisible(text)).replace(/\s/g, '').toUpperCase())
  .refine((text) => text !== '', 'Enter the consignment number')

const parcelsOf = <T extends z.ZodType>(parcel: T) =>
  z
    .array(parcel)
    .min(1, 'Choose at least one order')
    .max(MAX_PARCELS, `At most ${MAX_PARCELS} orders at once`)

/** The query of GET /desk/parcels. */
export const parcelsRequest = z.object({ state: z.enum(['confirmed', 'packed', 'shipped']) })

const deskParcel = deskOrder
  .pick({
    ...{ id: true, number: true, placedAt: true, state: true, name: true, phone: true },
    ...{ address: true, pieces: true, note: true, courier: true, consignment: true, version: true },
  })
  .extend({
    zoneName: z.string(),
    /** What the rider collects. */
    toCollect: amount,
    lines: z.array(
      z.object({
        productId: z.number().int(),
        name: z.string(),
        picture: z.string().nullable(),
        quantity: z.number().int(),
      }),
    ),
  })

/** The answer to GET /desk/parcels: the oldest orders of a state. `more` says that there are others. */
export const parcelsAnswer = envelope(z.object({ parcels: z.array(deskParcel), more: z.boolean() }))

/** The body of POST /desk/hand-over. */
export const handOverRequest = z.object({
  courier,
  orders: parcelsOf(z.object({ id: identifier, version })),
  /** The number that Pathao gave the shop. */
  storeId: identifier.optional(),
  /** Of each parcel, in kilograms. */
  weight: z
    .number('Must be a number')
    .min(0.5, 'Must be at least 0.5 kg')
    .max(10, 'Must be at most 10 kg')
    .default(0.5),
})

/** The answer to POST /desk/hand-over: the courier's file, as CSV, and how many orders are now handed over. */
export const handOverAnswer = envelope(
  z.object({
    file: z.string(),
    handedOver: z.number().int(),
    /** How many of the orders were handed over to the courier before. */
    before: z.number().int(),
  }),
)

/** The body of POST /desk/consignments/check and POST /desk/statements/check: a file, or cells that were copied. */
export const courierFileRequest = z.object({ courier, text: limitedText(MAX_FILE) })

/** The answer to POST /desk/consignments/check. */
export const consignmentsAnswer = envelope(
  z.object({
    parcels: z.array(
      z.object({
        /** Of the file, from 1. */
        line: z.number().int(),
        number: z.string(),
        consignment: z.string(),
        /**
         * `new` can be stored, `same` is stored already, `changed` replaces another number; an order is `unknown`, is
         * named `twice`, or is `not-sent` by this courier.
         */
        result: z.enum(['new', 'same', 'changed', 'unknown', 'twice', 'not-sent']),
        /** Null without an order. */
        order: deskOrder.pick({ id: true, version: true, name: true }).nullable(),
      }),
    ),
  }),
)

/** The body of PUT /desk/consignments. */
export const setConsignmentsRequest = z.object({
  parcels: parcelsOf(z.object({ id: identifier, version, consignment })),
})

/** The answer to PUT /desk/consignments and POST /desk/settlements: how many orders have changed. */
export const changedAnswer = envelope(z.object({ changed: z.number().int() }))

/** The results of a line of a statement. */
export const STATEMENT_RESULTS = [
  ...(['paid', 'less', 'more', 'returned'] as const),
  ...(['settled', 'twice', 'not-sent', 'unknown'] as const),
] as const

const settledOrder = deskParcel.pick({
  ...{ id: true, number: true, name: true, phone: true, state: true, version: true },
  ...{ consignment: true, lines: true },
})

/**
 * The answer to POST /desk/statements/check. `paid`, `less`, `more` and `returned` can be settled. The others are
 * `settled` before, named `twice`, `not-sent` by their state, or `unknown`.
 */
export const statementAnswer = envelope(
  z.object({
    lines: z.array(
      z.object({
        /** Of the file, from 1. */
        line: z.number().int(),
        number: z.string(),
        consignment: z.string(),
        result: z.enum(STATEMENT_RESULTS),
        paid: amount,
        /** Of a settled order what was paid then, and 0 of a line that is not to be paid. */
        expected: amount,
        /** Null without an order. */
        order: settledOrder.nullable(),
      }),
    ),
    /** The sums of the lines. */
    paid: amount,
    expected: amount,
    /** The courier's parcels that are not settled and not in the statement, and what the rider collects for them. */
    missing: z.array(settledOrder.omit({ lines: true }).extend({ expected: amount })),
    missingExpected: amount,
  }),
)

/** The body of POST /desk/settlements. */
export const settlementRequest = z.object({
  courier,
  parcels: parcelsOf(
    z.object({
      id: identifier,
      version,
      /** What the courier pays, in taka. */
      collected: amount.min(0, 'Must be at least 0').max(999_999_999),
      /** Of a returned parcel: the pieces that can be sold again. Without it the parcel was delivered. */
      good: z
        .array(z.object({ productId: identifier, pieces: pieces.max(MAX_QUANTITY) }))
        .optional(),
    }),
  ),
})

/** The states of an order in which its parcel is in a list. */
export type ParcelState = z.infer<typeof parcelsRequest>['state']

/** The oldest orders of a state. */
export type ParcelList = z.infer<typeof parcelsAnswer>['data']

/** Which orders go to which courier. */
export type HandOver = z.input<typeof handOverRequest>

/** The courier's file, and how many orders it got now and before. */
export type HandOverDone = z.infer<typeof handOverAnswer>['data']

/** Numbers that a courier gave parcels. */
export type NewConsignments = z.input<typeof setConsignmentsRequest>

/** An order as a parcel. */
export type DeskParcel = z.infer<typeof deskParcel>

/** The parcels of a courier's list, compared with the orders. */
export type ReadConsignments = z.infer<typeof consignmentsAnswer>['data']

/** A statement, compared with the orders. */
export type ReadStatement = z.infer<typeof statementAnswer>['data']

/** What a settlement does with a parcel. */
export type SettledParcel = Settlement['parcels'][number]

/** What a courier paid for parcels. */
export type Settlement = z.output<typeof settlementRequest>
