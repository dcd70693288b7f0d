import { isToConfirm, type OrderStatus } from '@shop/domain'
import type { DeskOrder, Today, TodayFigures } from '@shop/domain/wire'

/** The first page of orders that were all placed today, after others on the days before; money for who may see totals. */
export function todayOf(orders: readonly DeskOrder[], mayTotal: boolean): Today {
  const numberOf = (state: OrderStatus) => orders.filter((order) => order.state === state).length
  const figures = (n: number, total: number, returned: number): TodayFigures => ({
    ...{ orders: n, returned },
    total: mayTotal ? total : null,
    received: mayTotal ? total / 2 : null,
  })
  const sum = orders.reduce((all, { total }) => all + total, 0)
  const now = figures(orders.length, sum, numberOf('returned'))
  const period = (from: string, n: number) => ({ from, now, before: figures(n, n * 1000, 1) })
  return {
    day: '2026-11-28',
    waiting: {
      calls: orders.filter(({ state }) => isToConfirm(state)).length,
      review: numberOf('needs_review'),
      packing: numberOf('confirmed'),
      handOver: numberOf('packed'),
      settling: orders.filter(({ courier }) => courier).length,
      lowStock: 2,
    },
    periods: {
      today: period('2026-11-28', 7),
      week: period('2026-11-22', 31),
      month: period('2026-11-01', 104),
    },
    days: Array.from({ length: 14 }, (_, index) => ({
      day: `2026-11-${15 + index}`,
      ...(index === 13 || orders.length === 0
        ? now
        : figures((index * 5) % 12, ((index * 5) % 12) * 1250, index % 3)),
    })),
    lowStock: [
      { id: 31, name: 'Rice Cooker with a glass lid and a steamer, 2.8 litres', pieces: 0 },
      { id: 12, name: 'Mini Grinder', pieces: 3 },
    ],
  }
}
