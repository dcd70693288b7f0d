import type { CheckedCorrection } from '@shop/domain/wire'
import type { orderLines } from '../db/schema/index.ts'
import type { OrderableProduct } from './product.queries.ts'

/** A line of an order, as it is stored. */
export type StoredLine = typeof orderLines.$inferSelect

/** Lines of an order after a correction, and the positions in the request of products that cannot be added. */
export interface CorrectedLines {
  lines: StoredLine[]
  gone: number[]
}

/**
 * The lines that an order has with other pieces. A product keeps the price with which it was ordered; one that is
 * added has its current price and no offer. The price of an offer is for no more pieces than were ordered with it.
 * Added pieces are taken from the stock; those that an unconfirmed order did not hold are still not held.
 */
export function correctLines(
  orderId: number,
  stored: readonly StoredLine[],
  wanted: NonNullable<CheckedCorrection['lines']>,
  products: ReadonlyMap<number, OrderableProduct>,
): CorrectedLines {
  const pieces = new Map<number, number>()
  for (const { productId, quantity } of wanted) {
    pieces.set(productId, (pieces.get(productId) ?? 0) + quantity)
  }
  const lines = stored.map((line) => {
    const quantity = Math.min(line.quantity, pieces.get(line.productId) ?? 0)
    pieces.set(line.productId, (pieces.get(line.productId) ?? 0) - quantity)
    return { ...line, quantity, held: Math.min(line.held, quantity) }
  })
  const gone: number[] = []
  let last = Math.max(0, ...stored.map(({ line }) => line))
  for (const [productId, more] of pieces) {
    if (more <= 0) continue
    const same = lines.find((line) => line.productId === productId && !hasOffer(line))
    const product = products.get(productId)
    if (same) {
      same.quantity += more
      same.held += more
    } else if (product) {
      last += 1
      lines.push(newLine(orderId, last, product, more))
    } else gone.push(wanted.findIndex((line) => line.productId === productId))
  }
  return { lines: lines.filter(({ quantity }) => quantity > 0), gone }
}

const hasOffer = ({ offerOrderId, campaignId }: StoredLine) =>
  offerOrderId !== null || campaignId !== null

function newLine(
  orderId: number,
  line: number,
  { id, name, image, category, price, discountPrice }: OrderableProduct,
  quantity: number,
): StoredLine {
  return {
    ...{ orderId, line, productId: id, name, image, category, quantity, held: quantity, price },
    discountPrice: discountPrice !== null && discountPrice > 0 ? discountPrice : null,
    ...{ offerOrderId: null, campaignId: null },
  }
}
