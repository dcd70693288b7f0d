import { sql } from 'drizzle-orm'
import { orderHistory, orders } from '../db/schema/index.ts'
import type { Db } from '../db/session.ts'

/** Orders that were placed, the sum of their totals, what couriers paid, and parcels that came back; money in poisha. */
export interface OrderFigures {
  orders: number
  total: number
  received: number
  returned: number
}

/** The figures of a day of the shop, such as 2026-12-11. */
export interface OrderDay extends OrderFigures {
  day: string
  /** Until the time of the day that it is now. */
  byNow: OrderFigures
}

/** The days from the first one of the month before to today, the oldest first. */
export async function readOrderDays(db: Db, timeZone: string): Promise<OrderDay[]> {
  type Figure = keyof OrderFigures
  const { rows } = await db.execute<
    { day: string } & Record<Figure | `${Figure}ByNow`, number>
  >(sql`
    with clock as (select now() at time zone ${timeZone} as wall),
    days as (
      select day::date as day,
        day at time zone ${timeZone} as starts,
        (day + interval '1 day') at time zone ${timeZone} as ends,
        (day + wall::time) at time zone ${timeZone} as by_now
      from clock, generate_series(date_trunc('month', wall) - interval '1 month', wall, interval '1 day') as day
    ),
    comings as (
      select (${orderHistory.createdAt} at time zone ${timeZone}) as wall
      from ${orders} join ${orderHistory} on ${orderHistory.orderId} = ${orders.id}
      where ${orders.status} = 'returned' and ${orderHistory.toStatus} = 'returned'
        and ${orders.updatedAt} >= (select min(starts) from days)
    ),
    comings_of_days as (
      select comings.wall::date as day, count(*) as returned,
        count(*) filter (where comings.wall::time <= clock.wall::time) as by_now
      from comings, clock group by comings.wall::date
    ),
    receipts as (
      select (${orders.settledAt} at time zone ${timeZone}) as wall, ${orders.collected} as sum
      from ${orders}
      where ${orders.settledAt} is not null and ${orders.updatedAt} >= (select min(starts) from days)
    ),
    receipts_of_days as (
      select receipts.wall::date as day, sum(receipts.sum)::float8 as received,
        coalesce(sum(receipts.sum) filter (where receipts.wall::time <= clock.wall::time), 0)::float8 as by_now
      from receipts, clock group by receipts.wall::date
    )
    select to_char(days.day, 'YYYY-MM-DD') as day, placed.*,
      coalesce(comings_of_days.returned, 0)::int as returned,
      coalesce(comings_of_days.by_now, 0)::int as "returnedByNow",
      coalesce(receipts_of_days.received, 0) as received,
      coalesce(receipts_of_days.by_now, 0) as "receivedByNow"
    from days
    left join comings_of_days on comings_of_days.day = days.day
    left join receipts_of_days on receipts_of_days.day = days.day
    cross join lateral (
      select count(*)::int as orders,
        coalesce(sum(${orders.total}), 0)::float8 as total,
        (count(*) filter (where ${orders.createdAt} <= days.by_now))::int as "ordersByNow",
        coalesce(sum(${orders.total}) filter (where ${orders.createdAt} <= days.by_now), 0)::float8 as "totalByNow"
      from ${orders} where ${orders.createdAt} >= days.starts and ${orders.createdAt} < days.ends
    ) as placed
    order by days.day`)
  return rows.map(({ ordersByNow, totalByNow, receivedByNow, returnedByNow, ...row }) => ({
    ...row,
    byNow: {
      ...{ orders: ordersByNow, total: totalByNow },
      ...{ received: receivedByNow, returned: returnedByNow },
    },
  }))
}
