import type { ProductSummary } from '@shop/ui'
import { useMemo } from 'react'
import { productOf } from '../../lib/product-view.ts'
import { confirmAddition } from './last-addition.ts'
import { addPieces, isFullFor, startBuyNow, type Added } from './product-actions.ts'
import { useNavigateOnce } from './use-navigate-once.ts'

/**
 * The add and buy handlers of products that `toSummary` made: the same functions at each render, so that no
 * card is rendered again for them.
 */
export function useProductActions() {
  const navigateOnce = useNavigateOnce()
  return useMemo(
    () => ({
      /** For cards and the buy bar: adds one piece and confirms it at the lower edge of the screen. */
      addToBag(summary: ProductSummary): void {
        confirmAddition(summary.name, addPieces(productOf(summary)))
      },
      /**
       * For a panel with a confirmation of its own. Returns how many pieces were added: fewer than
       * `quantity` when the bag has all the stock.
       */
      addQuantity: (summary: ProductSummary, quantity: number): Added =>
        addPieces(productOf(summary), quantity),
      /** Direct checkout: adds the product to the bag and opens the delivery form with it. */
      buyNow(summary: ProductSummary, quantity = 1) {
        navigateOnce('/shipping', () => startBuyNow(productOf(summary), quantity))
      },
      /** Order Now on the combo page: adds the product to the bag and opens the delivery form, unless the bag is full. */
      orderNow(summary: ProductSummary) {
        const product = productOf(summary)
        if (isFullFor(product)) confirmAddition(product.name, 'full')
        else navigateOnce('/shipping', () => void addPieces(product))
      },
    }),
    [navigateOnce],
  )
}
