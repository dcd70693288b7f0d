import { useQueryClient } from '@tanstack/react-query'
import type { DeskProduct } from '@shop/domain/wire'
import { catalogueKey, productQuery, todayQuery } from '../../lib/queries.ts'

/** Returns a function that shows a product as the server has stored it, here and in the lists. */
export function useSavedProduct() {
  const queries = useQueryClient()
  return (product: DeskProduct) => {
    const { queryKey } = productQuery(product.id)
    queries.setQueryData(queryKey, product)
    void queries.invalidateQueries({ queryKey: catalogueKey })
    void queries.invalidateQueries({ queryKey: todayQuery.queryKey })
  }
}
