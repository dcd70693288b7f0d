import { BANGLADESHI_PHONE, normalizePhone, type BagLine } from '@shop/domain'
import type { PlacedOrder } from '@shop/domain/wire'
import type { Receipt } from '@shop/ui'
import { tintOf } from '../../lib/category-view.ts'
import { readShipping } from './saved-shipping.ts'

/** A line of the bag as `OrderSummary` takes it. */
export function toSummaryLine({ key, item }: BagLine) {
  return { ...item, key, tint: tintOf(item.category), quantity: item.cartQuantity }
}

/** An order as `OrderSummary` and `OrderSuccessPanel` take it. */
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
      couponCode: order.couponCode,
      shipping: order.shippingCharge,
      total: order.totallPrice,
    },
  }
}

/** What the page after an order prints above it. Only the browser knows the address there. */
export function toReceipt({ user, placedAt }: PlacedOrder, shopName: string): Receipt {
  const { address, mobile } = readShipping()
  const own = normalizePhone(mobile, BANGLADESHI_PHONE) === user.phone && address
  return {
    shopName,
    ...(placedAt && { placedAt }),
    customer: { ...user, ...(own && { address: own }) },
  }
}
