import { addToBag, type ProductWire } from '@shop/domain'
import type { ProductSummary } from '@shop/ui'
import { useBag } from './bag-store.ts'
import { useNavigateOnce } from './use-navigate-once.ts'

/** The navigation state that /shipping reads for a direct purchase. */
export interface DirectPurchase {
  product: ProductWire
  quantity: number
}

/** The add and buy handlers of a page that shows these products. */
export function useProductActions(products: readonly ProductWire[]) {
  const navigateOnce = useNavigateOnce()
  const updateBag = useBag((state) => state.updateBag)
  const find = ({ id }: ProductSummary) => products.find((product) => product.id === id)

  return {
    addToBag(summary: ProductSummary, quantity = 1) {
      const product = find(summary)
      if (product) updateBag((bag) => addToBag(bag, product, quantity))
    },
    /** Direct checkout: adds the product to the bag and opens the delivery form with it. */
    buyNow(summary: ProductSummary, quantity = 1) {
      const product = find(summary)
      if (!product) return
      const state: { direct: DirectPurchase } = { direct: { product, quantity } }
      navigateOnce('/shipping', {
        before: () => updateBag((bag) => addToBag(bag, product, quantity)),
        options: { state },
      })
    },
    /** Order Now on the combo page: adds the product to the bag and opens the delivery form. */
    orderNow(summary: ProductSummary) {
      const product = find(summary)
      if (!product) return
      navigateOnce('/shipping', { before: () => updateBag((bag) => addToBag(bag, product, 1)) })
    },
  }
}
