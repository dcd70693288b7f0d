import type { OrderDay, OrderFigures } from './order-days.queries.ts'

/** A period until now, and the same part of the one before. */
export interface Period {
  /** Its first day. */
  from: string
  now: OrderFigures
  before: OrderFigures
}

/** Today, this week, which began on Sunday, and this month, of the days that `readOrderDays` returns. */
export function toPeriods(days: readonly OrderDay[]): Record<'today' | 'week' | 'month', Period> {
  const today = days.at(-1)?.day ?? ''
  const ofMonth = Number(today.slice(8))
  const ofWeek = new Date(today).getUTCDay() + 1
  return {
    today: periodOf(days, 1, 1),
    week: periodOf(days, ofWeek, 7),
    // The days begin with the month before, which may have fewer than have passed of this one.
    month: periodOf(days, ofMonth, days.length - ofMonth),
  }
}

/** The last `passed` days, and as many of the ones that are `length` days earlier. */
function periodOf(days: readonly OrderDay[], passed: number, length: number): Period {
  const first = days.length - passed
  const before = days.slice(first - length, first - length + Math.min(passed, length))
  return {
    from: days[first]?.day ?? '',
    now: sumOf(days.slice(first)),
    before: sumOf(before.map((day, index) => (index === passed - 1 ? day.byNow : day))),
  }
}

function sumOf(days: readonly OrderFigures[]): OrderFigures {
  const sum = (name: keyof OrderFigures) => days.reduce((total, day) => total + day[name], 0)
  return {
    ...{ orders: sum('orders'), total: sum('total') },
    ...{ received: sum('received'), returned: sum('returned') },
  }
}
