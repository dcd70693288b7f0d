import {
  addToBag,
  bagPieces,
  subtractFromLine,
  type Bag,
  type LineIdentity,
  type CardProduct,
} from '@shop/domain'
import { readJson, sessionStore, writeJson, type TextStore } from '../../lib/text-store.ts'

const KEY = 'buyNow'

/** The pieces that Buy Now put into the bag and that were not ordered yet. */
interface PendingBuyNow extends LineIdentity {
  pieces: number
}

/**
 * Adds the pieces of Buy Now to the bag. Pieces of the same product that an earlier Buy Now of this tab
 * added without an order are taken out first, so that going back and pressing again does not leave one
 * that would be bought twice.
 */
export function addBuyNow(
  bag: Bag,
  product: CardProduct,
  quantity: number,
  store: TextStore = sessionStore,
): Bag {
  const { productId, order_id, campaign_id } = product
  const identity = { productId, order_id, campaign_id }
  const pending = readJson(store, KEY) as PendingBuyNow | undefined
  const same =
    pending?.productId === productId &&
    pending.order_id === order_id &&
    pending.campaign_id === campaign_id
  const before = same ? subtractFromLine(bag, productId, pending.pieces, identity) : bag
  const after = addToBag(before, product, quantity)
  const pieces = bagPieces(after) - bagPieces(before)
  writeJson(store, KEY, { ...identity, pieces } satisfies PendingBuyNow)
  return after
}

/** Forgets the pieces of Buy Now after their order was accepted. */
export function forgetBuyNow(store: TextStore = sessionStore): void {
  store.remove(KEY)
}
