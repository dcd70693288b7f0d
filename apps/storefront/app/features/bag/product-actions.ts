import { addToBag, bagPieces, type CardProduct } from '@shop/domain'
import { bagStore } from './bag-store.ts'
import { addDirect } from './direct-purchase.ts'

/** The navigation state that /shipping reads for a direct purchase. */
export interface DirectPurchase {
  product: CardProduct
  quantity: number
}

const { updateBag } = bagStore.getState()

/** Adds pieces to the bag. Returns how many: fewer than `quantity` when the bag has all the stock. */
export function addPieces(product: CardProduct, quantity = 1): number {
  let added = 0
  updateBag((bag) => {
    const after = addToBag(bag, product, quantity)
    added = bagPieces(after) - bagPieces(bag)
    return after
  })
  return added
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
