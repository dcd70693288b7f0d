import { amountToCollect, finalPrice, toOrderOutput, toTaka } from '@shop/domain'
import type { DeskOrder, DeskOrderDetails } from '@shop/domain/wire'
import type { findOtherOrders, OrderDetails } from '../orders/order-details.queries.ts'
import type { ListedOrder } from '../orders/order-list.queries.ts'
import { isoTime } from '../orders/to-placed-order.ts'

/** Converts an order to the wire format of lists. */
export const toDeskOrder = (order: Omit<ListedOrder, 'lines'>): DeskOrder => ({
  id: order.id,
  number: String(order.id),
  placedAt: isoTime(order.createdAt),
  state: order.status,
  ...toOrderOutput(order),
  total: toTaka(order.total),
  pieces: order.pieces,
  reviewReasons: order.reviewReasons,
  note: order.note,
  callAt: order.callAt && isoTime(order.callAt),
  calls: order.calls,
  courier: order.courier,
  consignment: order.consignment,
  version: order.version,
})

/** Converts an order with all that the desk shows of it to the wire format. */
export function toDeskOrderDetails(
  { order, lines, history }: OrderDetails,
  { earlier, ...person }: Awaited<ReturnType<typeof findOtherOrders>>,
): DeskOrderDetails {
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return {
    ...toDeskOrder({ ...order, pieces }),
    zoneName: order.zoneName,
    lines: lines.map(({ productId, name, image, quantity, ...prices }) => {
      const price = finalPrice(prices)
      return {
        ...{ productId, name, picture: image, quantity },
        price: toTaka(price),
        total: toTaka(price * quantity),
      }
    }),
    subtotal: toTaka(order.subtotal),
    deliveryCharge: toTaka(order.shippingCharge),
    coupon: order.couponCode,
    discount: toTaka(order.discount),
    manualDiscount:
      order.manualDiscount > 0
        ? { amount: toTaka(order.manualDiscount), reason: order.discountReason ?? '' }
        : null,
    toCollect: amountToCollect(order.status, toTaka(order.total)),
    collected: order.collected === null ? null : toTaka(order.collected),
    settledAt: order.settledAt && isoTime(order.settledAt),
    language: order.language,
    history: history.map(({ createdAt, staff, toStatus, reason }) => ({
      at: isoTime(createdAt),
      staff,
      state: toStatus,
      note: reason,
    })),
    person: {
      ...person,
      earlier: earlier.map(({ id, createdAt, status, total }) => ({
        ...{ id, number: String(id), placedAt: isoTime(createdAt), state: status },
        total: toTaka(total),
      })),
    },
  }
}
