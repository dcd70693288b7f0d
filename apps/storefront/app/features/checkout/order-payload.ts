import { bagLines, latinDigits, type Bag, type ProductWire, type Zone } from '@shop/domain'
import type { OrderRequest } from '@shop/domain/wire'

/** What a shopper typed to receive an order. */
export interface Delivery {
  name: string
  mobile: string
  address: string
  zone: Zone
}

/** What an order may carry besides products and address. */
export interface OrderExtras {
  coupon?: string | null | undefined
  /** Where the shopper came from, as `orderMeta` reads it. */
  meta?: OrderRequest['meta']
}

/** The order of everything in the bag. Prices are left out: the server sets them. */
export function bagOrder(bag: Bag, delivery: Delivery, extras: OrderExtras = {}): OrderRequest {
  return {
    ...addressed(delivery, extras),
    products: bagLines(bag).map(({ item }) => ({
      id: item.productId,
      quantity: item.cartQuantity,
      order_id: item.order_id,
      campaign_id: item.campaign_id,
    })),
    ...(extras.coupon ? { couponCode: extras.coupon } : {}),
  }
}

/** The order of one product, as Buy Now makes it. */
export function directOrder(
  product: ProductWire,
  quantity: number,
  delivery: Delivery,
  extras: Pick<OrderExtras, 'meta'> = {},
): OrderRequest {
  return {
    ...addressed(delivery, extras),
    products: [
      {
        id: product.productId,
        quantity,
        order_id: product.order_id,
        campaign_id: product.campaign_id,
      },
    ],
  }
}

function addressed({ name, mobile, address, zone }: Delivery, { meta }: OrderExtras) {
  return {
    deliveryName: name.trim(),
    deliveryPhone: latinDigits(mobile).trim(),
    deliveryAddress: address.trim(),
    shippingZone: zone,
    ...(meta ? { meta } : {}),
  }
}
