import type { PlacedOrder } from '@shop/domain/wire'
import { sessionStore } from '../../lib/text-store.ts'

/** The discounted product that a finished order offers. */
export interface OrderOffer {
  productId: number
  image: string | null
  productName: string
  buyHref: string
}

/** The offer of an order's first product; undefined when there is none or it was deleted. */
export function toOrderOffer(order: PlacedOrder): OrderOffer | undefined {
  const first = order.orderProducts[0]?.product
  const offered = first?.CheckoutDiscountProduct
  if (!first || !offered || offered.deletedAt) return undefined
  const name = encodeURIComponent(offered.name)
  return {
    productId: offered.id,
    image: first.CheckoutDiscountImage,
    productName: offered.name,
    buyHref: `/product-details/${offered.id}/checkout-discount/${name}/?order=${order.orderId}`,
  }
}

/** Whether this tab has shown the offer of an order. */
export function isOfferShown(orderId: number): boolean {
  return sessionStore.read(`offer:${orderId}`) !== null
}

/** Stores that the offer of an order was shown, so that a reload does not show it again. */
export function markOfferShown(orderId: number): void {
  sessionStore.write(`offer:${orderId}`, '1')
}
