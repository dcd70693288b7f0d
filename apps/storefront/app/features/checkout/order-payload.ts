import { toOrderFields, type Bag, type DeliveryTexts } from '@shop/domain'
import type { OrderRequest } from '@shop/domain/wire'
import { documentLanguage } from '../../lib/language.ts'
import { toOrderLines } from '../../lib/order-lines.ts'

/** The delivery values of a form. */
export type Delivery = DeliveryTexts & { zone: string }

/** Optional parts of an order request. */
interface OrderExtras {
  coupon?: string | null | undefined
  /** Advertising cookies and browser id, as `orderMeta` reads them. */
  meta?: OrderRequest['meta']
  /** The total in taka that the shopper was shown. */
  expectedTotal?: number
}

/** The order request for a bag. It holds no prices: the server sets them. */
export function orderRequest(
  bag: Bag,
  { zone, ...texts }: Delivery,
  { coupon, meta, expectedTotal }: OrderExtras = {},
): OrderRequest {
  const language = documentLanguage()
  return {
    ...toOrderFields(texts, zone),
    ...(language === 'en' ? {} : { language }),
    ...(expectedTotal === undefined ? {} : { expectedTotal }),
    ...(meta ? { meta } : {}),
    products: toOrderLines(bag),
    ...(coupon ? { couponCode: coupon } : {}),
  }
}
