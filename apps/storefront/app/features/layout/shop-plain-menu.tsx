import { PlainMenu } from '@shop/ui'
import { useHref } from 'react-router-dom'
import { toCategoryLink } from '../../lib/category-view.ts'
import { useCategories } from './categories-provider.tsx'

/** Menu and search for browsers without scripts. */
export function ShopPlainMenu() {
  // A form is no link of the router, so the language of the page is added here.
  const searchHref = useHref('/products')
  return <PlainMenu categories={useCategories().map(toCategoryLink)} searchHref={searchHref} />
}
