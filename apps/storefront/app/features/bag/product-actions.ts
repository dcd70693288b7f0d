import { addToBag, bagPieces, isBagFullFor, type CardProduct } from '@shop/domain'
import { bagStore } from './bag-store.ts'
import { addBuyNow } from './buy-now.ts'

/** What Buy Now orders: a part of the navigation state of /shipping. */
export interface BuyNow {
  product: CardProduct
  quantity: number
}

const { updateBag } = bagStore.getState()

/** How many pieces were added to the bag, or that it takes no further product. */
export type Added = number | 'full'

/** Adds pieces to the bag: fewer than `quantity` when the bag has all the stock. */
export function addPieces(product: CardProduct, quantity = 1): Added {
  let added: Added = 0
  updateBag((bag) => {
    const after = addToBag(bag, product, quantity)
    added = isBagFullFor(bag, product) ? 'full' : bagPieces(after) - bagPieces(bag)
    return after
  })
  return added
}

/** Whether the bag takes no further product, and does not have this one. */
export function isFullFor(product: CardProduct): boolean {
  const { bag } = bagStore.getState()
  return bag !== null && isBagFullFor(bag, product)
}

/** Puts the pieces of Buy Now into the bag. Returns the navigation state for /shipping. */
export function startBuyNow(product: CardProduct, quantity: number): { buyNow: BuyNow } {
  updateBag((bag) => addBuyNow(bag, product, quantity))
  return { buyNow: { product, quantity } }
}
