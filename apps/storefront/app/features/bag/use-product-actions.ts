import { addToBag, bagPieces, type ProductWire } from '@shop/domain'
import type { ProductSummary } from '@shop/ui'
import { useBag } from './bag-store.ts'
import { addDirect } from './direct-purchase.ts'
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
    /** Returns how many pieces were added: fewer than `quantity` when the bag has all the stock. */
    addToBag(summary: ProductSummary, quantity = 1): number {
      const product = find(summary)
      let added = 0
      if (product)
        updateBag((bag) => {
          const after = addToBag(bag, product, quantity)
          added = bagPieces(after) - bagPieces(bag)
          return after
        })
      return added
    },
    /** Direct checkout: adds the product to the bag and opens the delivery form with it. */
    buyNow(summary: ProductSummary, quantity = 1) {
      const product = find(summary)
      if (!product) return
      const state: { direct: DirectPurchase } = { direct: { product, quantity } }
      navigateOnce('/shipping', {
        before: () => updateBag((bag) => addDirect(bag, product, quantity)),
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
