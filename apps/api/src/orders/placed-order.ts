import { toTaka } from '@shop/domain'
import type { CheckedOrder, PlacedOrder } from '@shop/domain/wire'
import { offeredProduct } from '../products/product.ts'
import type { PricedLine } from './price-lines.ts'
import type { Totals } from './totals.ts'

/** Writes a new order as it crosses the wire. */
export function placedOrder(
  orderId: number,
  order: CheckedOrder,
  lines: readonly PricedLine[],
  totals: Totals,
): PlacedOrder {
  return {
    orderId,
    deliveryName: order.deliveryName,
    totallPrice: toTaka(totals.total),
    subtotal: toTaka(totals.subtotal),
    shippingCharge: toTaka(totals.shipping),
    discount: toTaka(totals.discount),
    user: { name: order.deliveryName, phone: order.deliveryPhone },
    orderProducts: lines.map((line) => ({
      product: {
        name: line.product.name,
        productId: line.product.id,
        image: line.product.image,
        category: { name: line.product.category },
        CheckoutDiscountProduct: offeredProduct(line.product),
        CheckoutDiscountImage: line.product.offer_image,
      },
      quantity: line.quantity,
      price: toTaka(line.price),
      discountPrice: line.discountPrice === null ? null : toTaka(line.discountPrice),
    })),
  }
}

/** The text message that tells a shopper about the new order; plain letters keep it in one part. */
export function orderMessage(order: PlacedOrder): string {
  return `Thank you! Your order ${order.orderId} of Tk ${order.totallPrice} is placed. Pay cash on delivery.`
}
