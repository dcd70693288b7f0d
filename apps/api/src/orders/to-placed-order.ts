import { toTaka } from '@shop/domain'
import type { PlacedOrder } from '@shop/domain/wire'
import type { orderLines, orders } from '../db/schema/index.ts'
import { checkoutProduct } from '../products/to-product-wire.ts'
import { toTakaOrNull } from './price-bag.ts'
import type { CheckoutOffer } from './product.queries.ts'

type OrderRow = Pick<
  typeof orders.$inferSelect,
  | 'id'
  | 'deliveryName'
  | 'deliveryPhone'
  | 'subtotal'
  | 'discount'
  | 'couponCode'
  | 'shippingCharge'
  | 'total'
>
type LineRow = CheckoutOffer & { nameBn: string | null } & Pick<
    typeof orderLines.$inferSelect,
    'productId' | 'name' | 'image' | 'category' | 'quantity' | 'price' | 'discountPrice'
  >

/** A time of the database as ISO 8601 in UTC. */
export const isoTime = (time: string) => new Date(time).toISOString()

/** Converts the rows of an order to the wire format. */
export function toPlacedOrder(order: OrderRow, lines: readonly LineRow[]): PlacedOrder {
  return {
    orderId: order.id,
    deliveryName: order.deliveryName,
    totallPrice: toTaka(order.total),
    subtotal: toTaka(order.subtotal),
    shippingCharge: toTaka(order.shippingCharge),
    discount: toTaka(order.discount),
    couponCode: order.couponCode,
    user: { name: order.deliveryName, phone: order.deliveryPhone },
    orderProducts: lines.map((line) => ({
      product: {
        name: line.name,
        ...(line.nameBn ? { nameBn: line.nameBn } : {}),
        productId: line.productId,
        image: line.image,
        category: { name: line.category },
        CheckoutDiscountProduct: checkoutProduct(line),
        CheckoutDiscountImage: line.offerImage,
      },
      quantity: line.quantity,
      price: toTaka(line.price),
      discountPrice: toTakaOrNull(line.discountPrice),
    })),
  }
}
