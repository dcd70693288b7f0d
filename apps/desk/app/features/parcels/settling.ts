import type { DeskParcel, ReadStatement, SettledParcel } from '@shop/domain/wire'

/** A line of a statement beside its order. */
export type StatementLine = ReadStatement['lines'][number]

/** The pieces of each returned order that can be sold again: by the id of the order, then of the product. */
export type GoodPieces = Readonly<Record<number, Readonly<Record<number, number>>>>

/** Whether a line can be settled. */
export const canSettle = ({ result, order }: StatementLine): boolean =>
  order !== null && ['paid', 'less', 'more', 'returned'].includes(result)

/** The ids of the orders that are settled without a further question: those that are paid as expected. */
export const paidAsExpected = (lines: readonly StatementLine[]): ReadonlySet<number> =>
  new Set(lines.flatMap(({ result, order }) => (result === 'paid' && order ? [order.id] : [])))

/** The pieces of a returned parcel by product. */
export function returnedPieces({ lines }: Pick<DeskParcel, 'lines'>) {
  const products = new Map<number, { productId: number; name: string; pieces: number }>()
  for (const { productId, name, quantity } of lines) {
    const pieces = (products.get(productId)?.pieces ?? 0) + quantity
    products.set(productId, { productId, name, pieces })
  }
  return [...products.values()]
}

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
