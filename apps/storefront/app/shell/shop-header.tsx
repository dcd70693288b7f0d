import { SiteHeader } from '@shop/ui'
import { useEffect, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { toCategoryLink } from '../lib/category-view.ts'
import { listParameters } from '../lib/list-parameters.ts'
import { useCategories } from './categories-provider.tsx'
import { useDrawer } from './drawer-store.ts'

export interface ShopHeaderProps {
  /** The shop's name. */
  brand: string
  /** The link to the bag. */
  bag: ReactNode
  search: ReactNode
  /** The link to the other language. */
  language: ReactNode
}

/** The header with the shop's name, categories and bag. */
export function ShopHeader({ brand, bag, search, language }: ShopHeaderProps) {
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
      bag={bag}
      location={currentHref(pathname, query)}
      search={search}
      language={language}
      menuOpen={isDrawerOpen}
      onMenuOpenChange={setOpen}
    />
  )
}

/** The address without the parameters that no page reads, as the server rendered it. */
function currentHref(pathname: string, query: string): string {
  const given = new URLSearchParams(query)
  const read = listParameters.flatMap((name) => {
    const value = pathname === '/products' && given.get(name)
    return value ? [`${name}=${encodeURIComponent(value)}`] : []
  })
  return read.length > 0 ? `${pathname}?${read.join('&')}` : pathname
}
