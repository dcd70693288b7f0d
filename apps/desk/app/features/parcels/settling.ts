import type { ReadStatement, SettledParcel } from '@shop/domain/wire'

/** A line of a statement beside its order. */
export type StatementLine = ReadStatement['lines'][number]

/** The pieces of each returned order that can be sold again: by the id of the order, then of the product. */
export type GoodPieces = Readonly<Record<number, Readonly<Record<number, number>>>>

/** The id of the order of a line that can be settled. */
export const settledId = ({ result, order }: StatementLine): number | undefined =>
  order && ['paid', 'less', 'more', 'returned'].includes(result) ? order.id : undefined

/** The ids of the orders that are settled without a further question: those that are paid as expected. */
export const paidAsExpected = (lines: readonly StatementLine[]): ReadonlySet<number> =>
  new Set(lines.flatMap(({ result, order }) => (result === 'paid' && order ? [order.id] : [])))

/** The lines that somebody has to look at, then those that are paid as expected, then those that were settled before. */
export const byAttention = (lines: readonly StatementLine[]): StatementLine[] =>
  lines.toSorted((one, other) => rank(one) - rank(other))

const rank = ({ result }: StatementLine) => (result === 'settled' ? 2 : result === 'paid' ? 1 : 0)

/** What is sent to settle lines. Without a word about the goods of a returned parcel none of its pieces is good. */
export function toSettled(lines: readonly StatementLine[], good: GoodPieces): SettledParcel[] {
  return lines.flatMap(({ order, paid, result }) => {
    if (!order) return []
    const { id, version } = order
    if (result !== 'returned') return [{ id, version, collected: paid }]
    const pieces = Object.entries(good[id] ?? {}).map(([productId, count]) => ({
      ...{ productId: Number(productId), pieces: count },
    }))
    return [{ id, version, collected: paid, good: pieces }]
  })
}
