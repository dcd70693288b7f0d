import type { PlacedOrder } from '@shop/domain/wire'
import { createTextStore } from '../../lib/storage.ts'

const session = createTextStore(() => sessionStorage)

/** What a finished order earns: a further product, at the price of this order. */
export interface OrderOffer {
  image: string | null
  productName: string
  buyHref: string
}

/** The offer of an order: its first product's, as long as that is still sold; else none. */
export function offerOf(order: PlacedOrder): OrderOffer | undefined {
  const first = order.orderProducts[0]?.product
  const offered = first?.CheckoutDiscountProduct
  if (!first || !offered || offered.deletedAt) return undefined
  const name = encodeURIComponent(offered.name)
  return {
    image: first.CheckoutDiscountImage,
    productName: offered.name,
    buyHref: `/product-details/${offered.id}/checkout-discount/${name}/?order=${order.orderId}`,
  }
}

/** Whether this tab has shown the offer of an order already. */
export function offerWasShown(orderId: number): boolean {
  return session.read(`offer:${orderId}`) !== null
}

/** Remembers that the offer of an order was shown: it comes once, also across a reload. */
export function rememberOffer(orderId: number): void {
  session.write(`offer:${orderId}`, '1')
}
