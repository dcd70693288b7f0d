import type { CardProduct } from '@shop/domain'
import type { PlacedOrder } from '@shop/domain/wire'

/** What an event needs to know of a product. */
export type EventProduct = Pick<
  CardProduct,
  'productId' | 'name' | 'price' | 'discountPrice' | 'category'
>

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
  | { type: 'order-shown'; order: PlacedOrder }

type Listener = (event: ShopEvent) => void

let listener: Listener | undefined
const waiting: ShopEvent[] = []

/** Passes an event to the listener. Without one the event waits: effects of a page run before those of the root. */
export function emitShopEvent(event: ShopEvent): void {
  if (listener) listener(event)
  else waiting.push(event)
}

/** Sets the listener, which receives the waiting events at once; returns the function that removes it. */
export function listenToShopEvents(listen: Listener): () => void {
  listener = listen
  waiting.splice(0).forEach(listen)
  return () => {
    if (listener === listen) listener = undefined
  }
}
