import { INITIAL_ZONES, orderTotals } from '@shop/domain'
import { products } from '../catalogue/products.ts'
import { orders, type DemoOrder } from './orders.ts'

const byId = new Map(products.map((product) => [product.id, product]))

/** What the rider collects for an order of the demo, in taka. */
function totalOf({ lines, person }: DemoOrder): number {
  const zone = INITIAL_ZONES.find(({ id }) => id === person.zone)
  const priced = lines.flatMap(({ productId, quantity }) => {
    const product = byId.get(productId)
    return product ? [{ ...product, cartQuantity: quantity }] : []
  })
  return orderTotals({ lines: priced, charge: zone?.charge ?? 0 }).totallPrice
}

/** What is wrong in the statement, by line: too little, too much, and an amount of another parcel. */
const wrong: Readonly<Record<number, number>> = { 2: -100, 5: 50, 10: -340 }

/**
 * A statement of Steadfast as CSV, to be compared on the desk: of the parcels that are not settled the oldest, with
 * three wrong amounts. The newest parcels are missing.
 */
export const statement: string = [
  'invoice,consignment_id,collected_amount,status',
  ...orders
    .filter(({ courier, settled, daysAgo }) => courier === 'steadfast' && !settled && daysAgo > 2)
    .slice(2)
    .map((order, line) => {
      const isBack = order.status === 'returned'
      const paid = isBack ? 0 : totalOf(order) + (wrong[line] ?? 0)
      return [order.id, order.consignment, paid, isBack ? 'Returned' : 'Delivered'].join(',')
    }),
  '',
].join('\n')
