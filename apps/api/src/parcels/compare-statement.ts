import type { CourierId, OrderStatus } from '@shop/domain'
import type { STATEMENT_RESULTS } from '@shop/domain/wire'
import type { StatementLine } from '../couriers/read-courier-file.ts'

/** What a comparison needs of an order; amounts in poisha. */
export interface SentOrder {
  id: number
  status: OrderStatus
  courier: CourierId | null
  consignment: string | null
  total: number
  /** Null before it is settled. */
  collected: number | null
  settledAt: string | null
}

/** A line of a statement beside its order; amounts in poisha. */
interface ComparedLine<Order> extends StatementLine {
  result: (typeof STATEMENT_RESULTS)[number]
  expected: number
  order: Order | null
}

/** The lines of a statement beside their orders, with their sums in poisha. */
export interface ComparedStatement<Order> {
  lines: ComparedLine<Order>[]
  paid: number
  expected: number
  /** The orders that no line names. */
  missing: (Order & { expected: number })[]
  missingExpected: number
}

/** Whether an order is or was with this courier, or with one that nobody has recorded. */
export const wasSentWith = (
  courier: CourierId,
  order: Pick<SentOrder, 'status' | 'courier'>,
): boolean => sentStatuses.has(order.status) && (order.courier ?? courier) === courier

const sentStatuses: ReadonlySet<OrderStatus> = new Set(['shipped', 'delivered', 'returned'])

/** What is to be paid for a sent parcel that is not settled, unless it comes back. */
const owed = ({ status, total }: SentOrder) => (status === 'returned' ? 0 : total)

/**
 * Compares what a courier pays with what it owes, parcel by parcel.
 * @param orders those that the lines may name
 * @param unsettled the orders of the courier that are not settled
 */
export function compareStatement<Order extends SentOrder>(
  courier: CourierId,
  statement: readonly StatementLine[],
  orders: readonly Order[],
  unsettled: readonly Order[],
): ComparedStatement<Order> {
  const seen = new Set<number>()
  const lines = statement.map((line): ComparedLine<Order> => {
    const order = findOrder(line, orders)
    if (!order) return { ...line, result: 'unknown', expected: 0, order: null }
    const isTwice = seen.has(order.id)
    seen.add(order.id)
    if (isTwice) return { ...line, result: 'twice', expected: 0, order }
    return { ...line, ...judge(courier, line, order), order }
  })
  const missing = unsettled
    .filter((order) => !seen.has(order.id) && wasSentWith(courier, order))
    .map((order) => ({ ...order, expected: owed(order) }))
  return {
    lines,
    missing,
    paid: sumOf(lines.map(({ paid }) => paid)),
    expected: sumOf(lines.map(({ expected }) => expected)),
    missingExpected: sumOf(missing.map(({ expected }) => expected)),
  }
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

/** The order of a line: the one with its consignment number, else the one with its number. */
function findOrder<Order extends SentOrder>(
  { consignment, number }: StatementLine,
  orders: readonly Order[],
): Order | undefined {
  const [found, ...others] = consignment
    ? orders.filter((order) => order.consignment === consignment)
    : []
  if (found) return others.length === 0 ? found : undefined
  return orders.find(({ id }) => String(id) === number)
}

function judge(courier: CourierId, { paid, returned }: StatementLine, order: SentOrder) {
  if (order.settledAt !== null) {
    return { result: 'settled', expected: order.collected ?? 0 } as const
  }
  if (!wasSentWith(courier, order)) return { result: 'not-sent', expected: 0 } as const
  if (returned || order.status === 'returned') return { result: 'returned', expected: 0 } as const
  const expected = owed(order)
  const result = paid < expected ? 'less' : paid > expected ? 'more' : 'paid'
  return { result, expected } as const
}
