import { permissionsOf, toTaka } from '@shop/domain'
import { todayAnswer, type TodayFigures } from '@shop/domain/wire'
import type { Deps } from '../deps.ts'
import { answer } from '../http/context.ts'
import type { Call } from '../http/define-call.ts'
import { countCalls } from '../orders/call-list.queries.ts'
import { readOrderDays, type OrderFigures } from '../orders/order-days.queries.ts'
import { toPeriods, type Period } from '../orders/periods.ts'
import { countWaiting } from '../parcels/parcel.queries.ts'
import { readTimeZone } from '../shop/shop.queries.ts'
import { readLowStock } from '../stock/low-stock.queries.ts'
import { deskCall } from './desk-call.ts'

/** How many days and how many products an answer has. */
const shown = { days: 14, products: 10 }

/** GET /desk/today. */
export function todayRoute(deps: Deps): Call {
  const { db } = deps
  return deskCall(
    deps,
    'orders',
    'GET /desk/today',
    "What waits for the staff, and the orders, money and returns of today, this week and this month beside the same part of the one before, by the shop's day. Money is null without the permission `totals`.",
    { answer: todayAnswer },
    async (c, { member }) => {
      const [days, { waiting: calls }, others, lowStock] = await Promise.all([
        readTimeZone(db).then((timeZone) => readOrderDays(db, timeZone)),
        countCalls(db),
        countWaiting(db),
        readLowStock(db, shown.products),
      ])
      const mayTotal = permissionsOf(member.role).includes('totals')
      const money = (poisha: number) => (mayTotal ? toTaka(poisha) : null)
      const figures = ({ orders, total, received, returned }: OrderFigures): TodayFigures => ({
        ...{ orders, total: money(total), received: money(received), returned },
      })
      const period = ({ from, now, before }: Period) => ({
        ...{ from, now: figures(now), before: figures(before) },
      })
      const { today, week, month } = toPeriods(days)
      return answer(c, {
        day: days.at(-1)?.day ?? '',
        waiting: { calls, ...others, lowStock: lowStock.count },
        periods: { today: period(today), week: period(week), month: period(month) },
        days: days.slice(-shown.days).map((day) => ({ day: day.day, ...figures(day) })),
        lowStock: lowStock.first,
      })
    },
  )
}
