import { PlainMenu } from '@shop/ui'
import { useHref } from 'react-router-dom'
import { toCategoryLink } from '../lib/category-view.ts'
import { useCategories } from './categories-provider.tsx'

function Menu() {
  // A form is no link of the router, so the language of the page is added here.
  const searchHref = useHref('/products')
  return <PlainMenu categories={useCategories().map(toCategoryLink)} searchHref={searchHref} />
}

/** A browser that runs scripts keeps what the server wrote, and React never looks into the element. */
const Placeholder = () => <noscript suppressHydrationWarning />

/** Menu and search for browsers without scripts. Their code is only on the server. */
export const ShopPlainMenu = import.meta.env.SSR ? Menu : Placeholder
