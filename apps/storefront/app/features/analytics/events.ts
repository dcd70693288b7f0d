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

/** A coupon of an event; `amount` is its discount in taka. */
interface Coupon {
  code: string | null | undefined
  amount: number
}

const noCoupon: Coupon = { code: null, amount: 0 }

/** The value of the items after the coupon. A coupon without a discount is left out. */
function valueOf(items: readonly AnalyticsItem[], { code, amount }: Coupon) {
  const value = toTaka(toPoisha(totalValue(items)) - toPoisha(amount))
  if (amount <= 0) return { value }
  return { value, ...(code ? { coupon: code } : {}), coupon_discount: amount }
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
export function beginBagCheckout(lines: readonly BagItem[], coupon: Coupon = noCoupon): ShopEvent {
  const items = lines.map((line) => toItem(line, line.category, line.cartQuantity))
  return beginCheckout(items, coupon)
}

function beginCheckout(items: AnalyticsItem[], coupon: Coupon = noCoupon): ShopEvent {
  return {
    event: 'begin_checkout',
    ecommerce: { currency: CURRENCY, ...valueOf(items, coupon), items },
  }
}

/** The event for an accepted order. `shipping` is fixed by the specification. */
export function purchase(
  order: PlacedOrder,
  withCustomer: boolean,
  coupon: string | null | undefined = null,
): ShopEvent {
  const items = order.orderProducts.map(({ product, quantity, price, discountPrice }) =>
    toItem({ ...product, price, discountPrice }, product.category.name, quantity),
  )
  return {
    event: 'purchase',
    ecommerce: {
      transaction_id: String(order.orderId),
      currency: CURRENCY,
      ...valueOf(items, { code: coupon, amount: order.discount }),
      shipping: ANALYTICS_SHIPPING,
      shipping_charged: order.shippingCharge,
      items,
    },
    ...(withCustomer ? { customer: { ...order.user } } : {}),
  }
}
