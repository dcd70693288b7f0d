import { addToBag, bagPieces, isBagFullFor, type CardProduct } from '@shop/domain'
import { bagStore } from './bag-store.ts'
import { addDirect } from './direct-purchase.ts'

/** The navigation state that /shipping reads for a direct purchase. */
export interface DirectPurchase {
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
export function startDirectPurchase(
  product: CardProduct,
  quantity: number,
): { direct: DirectPurchase } {
  updateBag((bag) => addDirect(bag, product, quantity))
  return { direct: { product, quantity } }
}

let countIsTaken = false

/** Whether React writes the number in the header's link to the bag; until then the early script does. */
export const isCountTaken = (): boolean => countIsTaken

/** Takes the number in the header over from the early script. */
export function takeOverCount(): void {
  countIsTaken = true
}
