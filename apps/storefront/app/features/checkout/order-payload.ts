import { toOrderFields, type Bag, type CardProduct, type DeliveryTexts } from '@shop/domain'
import type { OrderRequest } from '@shop/domain/wire'
import { documentLanguage } from '../../lib/language.ts'
import { toOrderLines } from '../../lib/order-lines.ts'

/** The delivery values of a form. */
export type Delivery = DeliveryTexts & { zone: string }

/** Optional parts of an order request. */
export interface OrderExtras {
  coupon?: string | null | undefined
  /** Advertising cookies and browser id, as `orderMeta` reads them. */
  meta?: OrderRequest['meta']
  /** The total in taka that the shopper was shown. */
  expectedTotal?: number
}

/** The order request for the bag. It holds no prices: the server sets them. */
export function bagOrderRequest(
  bag: Bag,
  delivery: Delivery,
  extras: OrderExtras = {},
): OrderRequest {
  return {
    ...deliveryFields(delivery, extras),
    products: toOrderLines(bag),
    ...(extras.coupon ? { couponCode: extras.coupon } : {}),
  }
}

/** The order request of Buy Now. */
export function directOrderRequest(
  product: CardProduct,
  quantity: number,
  delivery: Delivery,
  extras: Omit<OrderExtras, 'coupon'> = {},
): OrderRequest {
  return {
    ...deliveryFields(delivery, extras),
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

function deliveryFields({ zone, ...texts }: Delivery, { meta, expectedTotal }: OrderExtras) {
  const language = documentLanguage()
  return {
    ...toOrderFields(texts, zone),
    ...(language === 'en' ? {} : { language }),
    ...(expectedTotal === undefined ? {} : { expectedTotal }),
    ...(meta ? { meta } : {}),
  }
}
