import {
  ANALYTICS_SHIPPING,
  categoryName,
  CURRENCY,
  finalPrice,
  savings,
  toPoisha,
  toTaka,
  type CardProduct,
} from '@shop/domain'
import type { PlacedOrder } from '@shop/domain/wire'

/** What an event needs to know of a product. */
type EventProduct = Pick<CardProduct, 'productId' | 'name' | 'price' | 'discountPrice' | 'category'>

/** Something that happened in the shop, in the shop's own terms. */
export type ShopEvent =
  | { type: 'product-viewed'; product: EventProduct }
  | {
      type: 'checkout-opened'
      lines: readonly { product: EventProduct; quantity: number }[]
      /** The applied coupon and its discount in taka; null or absent without one. */
      coupon?: { code: string; amount: number } | null
    }
  /** The page of an accepted order is shown; again after a reload. */
  | {
      type: 'order-shown'
      order: PlacedOrder
      /** Whether the event may carry the customer's name and phone. */
      withCustomer: boolean
    }

/** One item of an event. Amounts are in taka per piece; `price` is the price after the discount. */
interface AnalyticsItem {
  item_name: string
  item_id: string
  price: number
  discount: number
  /** Category name, in the field that the specification names. */
  category: string
  /** Category name, in the field that Google Analytics reads. */
  item_category: string
  quantity: number
}

/** An event for the data layer. */
export interface DataLayerEvent {
  event: 'view_item' | 'begin_checkout' | 'purchase'
  ecommerce: {
    currency: typeof CURRENCY
    /** What the items cost in taka: price times quantity, less the coupon, without delivery. */
    value: number
    /** The coupon code, when one gave a discount. */
    coupon?: string
    /** What the coupon took off, in taka. */
    coupon_discount?: number
    items: AnalyticsItem[]
    transaction_id?: string
    shipping?: number
    /** The delivery charge of the order; `shipping` is the fixed value of the specification. */
    shipping_charged?: number
  }
  /** Kept outside `ecommerce`, because analytics vendors forbid personal data there. */
  customer?: { name: string; phone: string }
}

/** The event that the data layer receives for an event of the shop. */
export function toDataLayer(event: ShopEvent): DataLayerEvent {
  switch (event.type) {
    case 'product-viewed':
      return { event: 'view_item', ecommerce: sale([toItem(event.product, 1)]) }
    case 'checkout-opened': {
      const items = event.lines.map(({ product, quantity }) => toItem(product, quantity))
      return { event: 'begin_checkout', ecommerce: sale(items, event.coupon ?? undefined) }
    }
    case 'order-shown':
      return purchase(event.order, event.withCustomer)
  }
}

function toItem(product: EventProduct, quantity: number): AnalyticsItem {
  const category = categoryName(product)
  return {
    item_name: product.name,
    item_id: String(product.productId),
    price: finalPrice(product),
    discount: savings(product),
    category,
    item_category: category,
    quantity,
  }
}

/** The items and what they cost after the coupon. A coupon without a discount is left out. */
function sale(
  items: AnalyticsItem[],
  { code, amount }: { code?: string | null | undefined; amount: number } = { amount: 0 },
): DataLayerEvent['ecommerce'] {
  const total = items.reduce((sum, { price, quantity }) => sum + toPoisha(price) * quantity, 0)
  return {
    currency: CURRENCY,
    value: toTaka(total - toPoisha(amount)),
    ...(amount > 0 && code ? { coupon: code } : {}),
    ...(amount > 0 ? { coupon_discount: amount } : {}),
    items,
  }
}

/** `shipping` is fixed by the specification. */
function purchase(order: PlacedOrder, withCustomer: boolean): DataLayerEvent {
  const items = order.orderProducts.map(({ product, quantity, price, discountPrice }) =>
    toItem({ ...product, price, discountPrice }, quantity),
  )
  return {
    event: 'purchase',
    ecommerce: {
      transaction_id: String(order.orderId),
      ...sale(items, { code: order.couponCode, amount: order.discount }),
      shipping: ANALYTICS_SHIPPING,
      shipping_charged: order.shippingCharge,
    },
    ...(withCustomer ? { customer: { ...order.user } } : {}),
  }
}
