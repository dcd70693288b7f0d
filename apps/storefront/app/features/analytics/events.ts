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

/** One product of an event. Amounts are taka each; `price` is what is paid, after the discount. */
export interface AnalyticsItem {
  item_name: string
  item_id: string
  price: number
  discount: number
  /** The specification's name for the category. */
  category: string
  /** The analytics vendor's name for the same. */
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
    /** What delivery really cost, beside the fixed `shipping`. */
    shipping_charged?: number
  }
  /** Beside, never inside, `ecommerce`: vendors forbid personal data in their own fields. */
  customer?: { name: string; phone: string }
}

type Sold = Pick<ProductWire, 'productId' | 'name' | 'price' | 'discountPrice'>

function item(product: Sold, category: string, quantity: number): AnalyticsItem {
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

function valueOf(items: readonly AnalyticsItem[]): number {
  return toTaka(items.reduce((sum, { price, quantity }) => sum + toPoisha(price) * quantity, 0))
}

/** A product's page was seen. */
export function viewItem(product: ProductWire): ShopEvent {
  const items = [item(product, categoryName(product), 1)]
  return { event: 'view_item', ecommerce: { currency: CURRENCY, value: valueOf(items), items } }
}

/** The delivery form was opened with one product. */
export function beginDirectCheckout(product: ProductWire, quantity: number): ShopEvent {
  return beginCheckout([item(product, categoryName(product), quantity)])
}

/** The delivery form was opened with the bag. */
export function beginBagCheckout(lines: readonly BagItem[]): ShopEvent {
  return beginCheckout(lines.map((line) => item(line, line.category, line.cartQuantity)))
}

function beginCheckout(items: AnalyticsItem[]): ShopEvent {
  return {
    event: 'begin_checkout',
    ecommerce: { currency: CURRENCY, value: valueOf(items), items },
  }
}

/** An order was accepted. `shipping` is fixed by the specification; `customer` may be switched off. */
export function purchase(order: PlacedOrder, withCustomer: boolean): ShopEvent {
  const items = order.orderProducts.map(({ product, quantity, price, discountPrice }) =>
    item({ ...product, price, discountPrice }, product.category.name, quantity),
  )
  return {
    event: 'purchase',
    ecommerce: {
      transaction_id: String(order.orderId),
      currency: CURRENCY,
      value: valueOf(items),
      shipping: ANALYTICS_SHIPPING,
      shipping_charged: order.shippingCharge,
      items,
    },
    ...(withCustomer ? { customer: { ...order.user } } : {}),
  }
}
