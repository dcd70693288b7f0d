import type { ProductWire } from '@shop/domain'
import type { ProductSummary } from '@shop/ui'
import { addPieces, countPress, startDirectPurchase } from './product-actions.ts'
import { useNavigateOnce } from './use-navigate-once.ts'

/** The add and buy handlers of a page that shows these products. */
export function useProductActions(products: readonly ProductWire[]) {
  const navigateOnce = useNavigateOnce()
  const find = ({ id }: ProductSummary) => {
    countPress()
    return products.find((product) => product.id === id)
  }

  return {
    /** Returns how many pieces were added: fewer than `quantity` when the bag has all the stock. */
    addToBag(summary: ProductSummary, quantity = 1): number {
      const product = find(summary)
      return product ? addPieces(product, quantity) : 0
    },
    /** Direct checkout: adds the product to the bag and opens the delivery form with it. */
    buyNow(summary: ProductSummary, quantity = 1) {
      const product = find(summary)
      if (product) navigateOnce('/shipping', () => startDirectPurchase(product, quantity))
    },
    /** Order Now on the combo page: adds the product to the bag and opens the delivery form. */
    orderNow(summary: ProductSummary) {
      const product = find(summary)
      if (product) navigateOnce('/shipping', () => void addPieces(product))
    },
  }
}
