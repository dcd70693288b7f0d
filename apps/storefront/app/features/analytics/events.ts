import {
  ANALYTICS_SHIPPING,
  categoryName,
  CURRENCY,
  finalPrice,
  savings,
  toPoisha,
  toTaka,
  type BagItem,
  type ProductWire,
} from '@shop/domain'
import type { PlacedOrder } from '@shop/domain/wire'

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
export interface ShopEvent {
  event: 'view_item' | 'begin_checkout' | 'purchase'
  ecommerce: {
    currency: typeof CURRENCY
    /** Price times quantity of all items, in taka, without delivery. */
    value: number
    items: AnalyticsItem[]
    transaction_id?: string
    shipping?: number
    /** The delivery charge of the order; `shipping` is the fixed value of the specification. */
    shipping_charged?: number
  }
  /** Kept outside `ecommerce`, because analytics vendors forbid personal data there. */
  customer?: { name: string; phone: string }
}

type PricedProduct = Pick<ProductWire, 'productId' | 'name' | 'price' | 'discountPrice'>

function toItem(product: PricedProduct, category: string, quantity: number): AnalyticsItem {
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

function totalValue(items: readonly AnalyticsItem[]): number {
  return toTaka(items.reduce((sum, { price, quantity }) => sum + toPoisha(price) * quantity, 0))
}

/** The event for viewing a product page. */
export function viewItem(product: ProductWire): ShopEvent {
  const items = [toItem(product, categoryName(product), 1)]
  return { event: 'view_item', ecommerce: { currency: CURRENCY, value: totalValue(items), items } }
}

/** The event for opening the delivery form with one product. */
export function beginDirectCheckout(product: ProductWire, quantity: number): ShopEvent {
  return beginCheckout([toItem(product, categoryName(product), quantity)])
}

/** The event for opening the delivery form with the bag. */
export function beginBagCheckout(lines: readonly BagItem[]): ShopEvent {
  return beginCheckout(lines.map((line) => toItem(line, line.category, line.cartQuantity)))
}

function beginCheckout(items: AnalyticsItem[]): ShopEvent {
  return {
    event: 'begin_checkout',
    ecommerce: { currency: CURRENCY, value: totalValue(items), items },
  }
}

/** The event for an accepted order. `shipping` is fixed by the specification. */
export function purchase(order: PlacedOrder, withCustomer: boolean): ShopEvent {
  const items = order.orderProducts.map(({ product, quantity, price, discountPrice }) =>
    toItem({ ...product, price, discountPrice }, product.category.name, quantity),
  )
  return {
    event: 'purchase',
    ecommerce: {
      transaction_id: String(order.orderId),
      currency: CURRENCY,
      value: totalValue(items),
      shipping: ANALYTICS_SHIPPING,
      shipping_charged: order.shippingCharge,
      items,
    },
    ...(withCustomer ? { customer: { ...order.user } } : {}),
  }
}
