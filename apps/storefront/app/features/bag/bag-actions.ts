import { addToBag, type ProductWire } from '@shop/domain'
import type { ProductSummary } from '@shop/ui'
import { useBag } from './bag-store.ts'
import { useDeparture } from './use-departure.ts'

/** What /shipping receives in navigation state to sell one product directly. */
export interface DirectPurchase {
  product: ProductWire
  quantity: number
}

/** Adding and buying, for pages that show these products as cards. */
export function useProductActions(products: readonly ProductWire[]) {
  const depart = useDeparture()
  const change = useBag((state) => state.change)
  const find = ({ id }: ProductSummary) => products.find((product) => product.id === id)

  return {
    addToBag(summary: ProductSummary, quantity = 1) {
      const product = find(summary)
      if (product) change((bag) => addToBag(bag, product, quantity))
    },
    /** Direct checkout: the product goes into the bag, and the delivery form opens with it. */
    buyNow(summary: ProductSummary, quantity = 1) {
      const product = find(summary)
      if (!product) return
      const state: { direct: DirectPurchase } = { direct: { product, quantity } }
      depart('/shipping', {
        before: () => change((bag) => addToBag(bag, product, quantity)),
        options: { state },
      })
    },
    /** The combo page's Order Now: into the bag, then the bag's delivery form. */
    orderNow(summary: ProductSummary) {
      const product = find(summary)
      if (!product) return
      depart('/shipping', { before: () => change((bag) => addToBag(bag, product, 1)) })
    },
  }
}
