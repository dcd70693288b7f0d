import { decreaseLine, increaseLine, type Bag, type BagLine } from '@shop/domain'
import type { BagEntry } from '@shop/ui'
import { tintOf } from '../../lib/category-view.ts'

/** A line of the bag as the library draws it. */
export function toEntry({ key, item }: BagLine): BagEntry {
  return {
    key,
    name: item.name,
    href: `/product-details/${item.productId}`,
    image: item.image,
    tint: tintOf(item.category),
    price: item.price,
    discountPrice: item.discountPrice,
    quantity: item.cartQuantity,
    stock: item.stock,
    campaign: item.campaign_id !== null,
  }
}

/** The rule that brings a line to a quantity, one step at a time, so that every cap of the bag holds. */
export function withQuantity(key: string, quantity: number): (bag: Bag) => Bag {
  return (bag) => {
    let now = bag
    for (;;) {
      const have = now[key]?.cartQuantity
      if (have === undefined || have === quantity || quantity < 1) return now
      const next = have < quantity ? increaseLine(now, key) : decreaseLine(now, key)
      if (next === now) return now
      now = next
    }
  }
}
