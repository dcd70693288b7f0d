import { PlainMenu } from '@shop/ui'
import { toCategoryLink } from '../../lib/category-view.ts'
import { useCategories } from './categories-provider.tsx'

/** Menu and search for browsers without scripts. */
export function ShopPlainMenu() {
  return <PlainMenu categories={useCategories().map(toCategoryLink)} />
}
