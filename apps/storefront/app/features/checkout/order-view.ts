import type { BagLine } from '@shop/domain'
import type { PlacedOrder } from '@shop/domain/wire'
import { tintOf } from '../../lib/category-view.ts'

/** A line of the bag in the order summary beside the delivery form. */
export function toSummaryLine({ key, item }: BagLine) {
  return {
    key,
    name: item.name,
    image: item.image,
    tint: tintOf(item.category),
    quantity: item.cartQuantity,
    price: item.price,
    discountPrice: item.discountPrice,
  }
}

/** An accepted order as the success page draws it. */
export function toOrderView(order: PlacedOrder) {
  return {
    orderNumber: order.orderId,
    deliveryName: order.deliveryName,
    lines: order.orderProducts.map(({ product, quantity, price, discountPrice }, index) => ({
      key: String(index),
      name: product.name,
      image: product.image,
      tint: tintOf(product.category.name),
      quantity,
      price,
      discountPrice,
    })),
    totals: {
      subtotal: order.subtotal,
      discount: order.discount,
      shipping: order.shippingCharge,
      total: order.totallPrice,
    },
  }
}
