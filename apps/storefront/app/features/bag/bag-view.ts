import type { BagLine } from '@shop/domain'
import type { BagEntry } from '@shop/ui'
import { tintOf } from '../../lib/category-view.ts'

/** The props that @shop/ui needs for a line of the bag. */
export function toBagEntry({ key, item }: BagLine): BagEntry {
  return {
    ...item,
    key,
    href: `/product-details/${item.productId}`,
    tint: tintOf(item.category),
    quantity: item.cartQuantity,
    campaign: item.campaign_id !== null,
  }
}
