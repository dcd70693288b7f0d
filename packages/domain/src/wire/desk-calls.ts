import { z } from 'zod'
import { deskOrder, MAX_NOTE } from './desk-order.ts'
import { envelope } from './envelope.ts'
import { shortText } from './text.ts'

/** The answer to GET /desk/calls: whom to call now, in this sequence. */
export const callsAnswer = envelope(
  z.object({
    orders: z.array(deskOrder),
    /** How many there are to call now. */
    waiting: z.number().int(),
    /** How many are called again later. */
    later: z.number().int(),
    /** When the first of those is called again; ISO 8601 in UTC. */
    nextAt: z.string().nullable(),
  }),
)

const version = deskOrder.shape.version

/** The body of POST /desk/orders/{id}/calls: how the call ended. */
export const orderCallRequest = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('confirmed'), version }),
  /** `callAt` is when the shopper is called again. */
  z.object({
    outcome: z.literal('no_answer'),
    version,
    callAt: z.iso.datetime({ offset: true, error: 'Must be a time such as 2026-12-11T09:30:00Z' }),
  }),
  /** `reason` is kept in the history. */
  z.object({
    outcome: z.literal('cancelled'),
    version,
    reason: shortText(MAX_NOTE).optional(),
  }),
  z.object({ outcome: z.literal('wrong_number'), version }),
])

/** Whom to call, and how many are left. */
export type CallList = z.infer<typeof callsAnswer>['data']

/** How a call ended. */
export type OrderCall = z.output<typeof orderCallRequest>
