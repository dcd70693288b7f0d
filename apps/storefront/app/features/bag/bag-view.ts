import { decreaseLine, increaseLine, type Bag, type BagLine } from '@shop/domain'
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

/** Returns the update that sets the quantity of a line step by step, so that every limit of the bag applies. */
export function setLineQuantity(key: string, quantity: number): (bag: Bag) => Bag {
  return (bag) => {
    let current = bag
    for (;;) {
      const quantityNow = current[key]?.cartQuantity
      if (quantityNow === undefined || quantityNow === quantity || quantity < 1) return current
      const next = quantityNow < quantity ? increaseLine(current, key) : decreaseLine(current, key)
      if (next === current) return current
      current = next
    }
  }
}
