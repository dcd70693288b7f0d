import type { DemoOrder } from '@shop/demo'
import {
  INITIAL_ZONES,
  instantOf,
  orderTotalsInPoisha,
  partsOf,
  toPoisha,
  type OrderStatus,
} from '@shop/domain'
import type { orderHistory, orderLines, orders } from '../db/schema/index.ts'
import type { ProductDraft } from '../products/write.queries.ts'

/** Orders with their lines and history, as they are stored. */
export interface OrderRows {
  orders: (typeof orders.$inferInsert)[]
  lines: (typeof orderLines.$inferInsert)[]
  history: (typeof orderHistory.$inferInsert)[]
}

interface Circumstances {
  products: readonly ProductDraft[]
  /** The moment of the start. */
  now: Date
  /** Of the shop's days. */
  timeZone: string
}

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** The statuses of an order after the first one, and how many hours after it was placed. */
const steps: Readonly<Record<OrderStatus, Partial<Record<OrderStatus, number>>>> = {
  pending: {},
  needs_review: { needs_review: 1 },
  cancelled: { cancelled: 1 },
  confirmed: { confirmed: 1 },
  packed: { confirmed: 1, packed: 4 },
  shipped: { confirmed: 1, packed: 4, shipped: 20 },
  delivered: { confirmed: 1, packed: 4, shipped: 20, delivered: 70 },
  returned: { confirmed: 1, packed: 4, shipped: 20, returned: 72 },
}

/**
 * The rows of the demo's orders, priced as the shop prices them. They take nothing from the stock: that of the demo
 * is what they have left.
 * @throws Error for a product or a zone that there is not
 */
export function toOrderRows(demo: readonly DemoOrder[], circumstances: Circumstances): OrderRows {
  const products = new Map(circumstances.products.map((product) => [product.id, product]))
  const all = demo.map((order) => toRows(order, products, circumstances))
  return {
    orders: all.map(({ order }) => order),
    lines: all.flatMap(({ lines }) => lines),
    history: all.flatMap(({ history }) => history),
  }
}

function toRows(
  { id, person, status, ...demo }: DemoOrder,
  products: ReadonlyMap<number, ProductDraft>,
  circumstances: Circumstances,
) {
  const zone = known(INITIAL_ZONES.find((one) => one.id === person.zone))
  const bought = demo.lines.map(({ productId, quantity }) => ({
    product: known(products.get(productId)),
    quantity,
  }))
  const { totallPrice: total, ...totals } = orderTotalsInPoisha({
    lines: bought.map(({ product, quantity }) => ({ ...product, cartQuantity: quantity })),
    charge: toPoisha(zone.charge),
  })
  const { now } = circumstances
  const placed = placedAt(demo, circumstances)
  // What would be later has happened just now.
  const after = (hours: number) =>
    new Date(Math.min(placed.getTime() + hours * hour, now.getTime())).toISOString()
  const passed = Object.entries(steps[status]) as [OrderStatus, number][]
  return {
    order: {
      ...{ id, status, total, ...totals },
      ...{ deliveryName: person.name, deliveryPhone: person.phone },
      ...{ deliveryAddress: person.address, shippingZone: zone.id, zoneName: zone.name },
      ...{ reviewReasons: [...demo.reviewReasons], note: demo.note, calls: demo.calls },
      callAt:
        demo.callIn === null ? null : new Date(now.getTime() + demo.callIn * minute).toISOString(),
      ...{ courier: demo.courier, consignment: demo.consignment },
      collected: demo.settled ? (status === 'returned' ? 0 : total) : null,
      settledAt: demo.settled ? after(5 * 24) : null,
      createdAt: placed.toISOString(),
      updatedAt: after(passed.at(-1)?.[1] ?? 0),
    },
    lines: bought.map(({ product, quantity }, index) => ({
      ...{ orderId: id, line: index + 1, productId: product.id, name: product.name },
      ...{ image: product.images[0] ?? null, category: product.categoryWords, quantity },
      held: status === 'cancelled' || status === 'returned' ? 0 : quantity,
      ...{ price: product.price, discountPrice: product.discountPrice },
    })),
    history: passed.map(([toStatus, hours], index) => ({
      ...{ orderId: id, toStatus, createdAt: after(hours) },
      fromStatus: passed[index - 1]?.[0] ?? ('pending' as const),
      reason: index === passed.length - 1 ? demo.reason : null,
    })),
  }
}

function known<T>(found: T | undefined): T {
  if (found === undefined) throw new Error('An order of the demo has an unknown product or zone.')
  return found
}

/** Between 9 and 22 o'clock of its day; of today from its beginning until now, so that today has orders at any time. */
function placedAt(
  { daysAgo, time }: Pick<DemoOrder, 'daysAgo' | 'time'>,
  { now, timeZone }: Circumstances,
): Date {
  const { year, month, day: date } = partsOf(new Date(now.getTime() - daysAgo * day), timeZone)
  const midnight = Date.parse(instantOf(`${year}-${month}-${date}`, { timeZone }) ?? '')
  if (daysAgo === 0) return new Date(midnight + time * (now.getTime() - midnight))
  return new Date(midnight + (9 + time * 13) * hour)
}
