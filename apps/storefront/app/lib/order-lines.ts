import { bagLines, type Bag } from '@shop/domain'
import type { OrderRequest } from '@shop/domain/wire'

/** The products of a bag as quote and order requests carry them. */
export function toOrderLines(bag: Bag): OrderRequest['products'] {
  return bagLines(bag).map(({ item }) => ({
    id: item.productId,
    quantity: item.cartQuantity,
    order_id: item.order_id,
    campaign_id: item.campaign_id,
  }))
}
