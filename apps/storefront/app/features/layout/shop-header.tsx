import { SiteHeader } from '@shop/ui'
import { useEffect, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { categoryHref, toCategoryLink } from '../../lib/category-view.ts'
import { useCategories } from './categories-provider.tsx'
import { useDrawer } from './drawer-store.ts'

export interface ShopHeaderProps {
  /** The shop's name. */
  brand: string
  /** Number of lines in the bag; null until it was read. */
  bagCount: number | null
  search: ReactNode
}

/** The header with the shop's name, categories and bag. */
export function ShopHeader({ brand, bagCount, search }: ShopHeaderProps) {
  const { pathname, search: query } = useLocation()
  const location = pathname + query
  const categories = useCategories()
  const { isDrawerOpen, setOpen, close } = useDrawer()
  // Closes the menu after every navigation, also after Back.
  useEffect(() => close, [location, close])
  return (
    <SiteHeader
      brand={brand}
      categories={categories.map(toCategoryLink)}
      bagCount={bagCount}
      location={currentHref(pathname, query)}
      search={search}
      drawerOpen={isDrawerOpen}
      onDrawerOpenChange={setOpen}
    />
  )
}

/** The link of the header that leads here. Parameters that no page reads are left out. */
function currentHref(pathname: string, query: string): string {
  const category = new URLSearchParams(query).get('category')
  return pathname === '/products' && category ? categoryHref(category) : pathname
}
