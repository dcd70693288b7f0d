import { z } from 'zod'
import { envelope } from './envelope.ts'

const count = z.number().int()
/** A day of the shop, such as 2026-12-11. */
const day = z.string()

const figures = z.object({
  /** Orders that were placed, whatever became of them. */
  orders: count,
  /** The sum of their totals in taka; null for a member without the permission `totals`. */
  total: z.number().nullable(),
  /** What couriers paid in taka, by the time at which it was settled; null as `total`. */
  received: z.number().nullable(),
  /** Parcels that came back, whenever they were ordered. */
  returned: count,
})

const period = z.object({
  /** The first day. The last one is today. */
  from: day,
  now: figures,
  /** The same part of the period before: the same days, the last one until the same time. */
  before: figures,
})

/** The answer to GET /desk/today. */
export const todayAnswer = envelope(
  z.object({
    day,
    waiting: z.object({
      calls: count,
      /** Orders with a reason to look at them before they are sent, such as a wrong number. */
      review: count,
      packing: count,
      handOver: count,
      /** Parcels that a courier has still to pay or to bring back. */
      settling: count,
      /** Products of which at most `LOW_STOCK` pieces are left. */
      lowStock: count,
    }),
    /** A week begins on Sunday. */
    periods: z.object({ today: period, week: period, month: period }),
    /** The last two weeks, the oldest day first. */
    days: z.array(figures.extend({ day })),
    /** The first of the products that run out, the fewest pieces first. */
    lowStock: z.array(z.object({ id: count, name: z.string(), pieces: count })),
  }),
)

/** What waits, and how the shop does. */
export type Today = z.infer<typeof todayAnswer>['data']

/** What is counted of a time. */
export type TodayFigures = z.infer<typeof figures>
