import type { CardProduct } from '@shop/domain'
import type { ProductSummary } from '@shop/ui'
import { confirmAddition } from './last-addition.ts'
import { addPieces, isFullFor, startDirectPurchase, type Added } from './product-actions.ts'
import { useNavigateOnce } from './use-navigate-once.ts'

/** The add and buy handlers of a page that shows these products. */
export function useProductActions(products: readonly CardProduct[]) {
  const navigateOnce = useNavigateOnce()
  const find = ({ id }: ProductSummary) => products.find((product) => product.id === id)

  return {
    /** For cards and the buy bar: adds one piece and confirms it at the lower edge of the screen. */
    addToBag(summary: ProductSummary): void {
      const product = find(summary)
      if (product) confirmAddition(product.name, addPieces(product))
    },
    /**
     * For a panel with a confirmation of its own. Returns how many pieces were added: fewer than
     * `quantity` when the bag has all the stock.
     */
    addQuantity(summary: ProductSummary, quantity: number): Added {
      const product = find(summary)
      return product ? addPieces(product, quantity) : 0
    },
    /** Direct checkout: adds the product to the bag and opens the delivery form with it. */
    buyNow(summary: ProductSummary, quantity = 1) {
      const product = find(summary)
      if (product) navigateOnce('/shipping', () => startDirectPurchase(product, quantity))
    },
    /** Order Now on the combo page: adds the product to the bag and opens the delivery form, unless the bag is full. */
    orderNow(summary: ProductSummary) {
      const product = find(summary)
      if (!product) return
      if (isFullFor(product)) confirmAddition(product.name, 'full')
      else navigateOnce('/shipping', () => void addPieces(product))
    },
  }
}
