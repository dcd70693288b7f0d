import { SiteHeader } from '@shop/ui'
import { useEffect, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { toCategoryLink } from '../lib/category-view.ts'
import { useCategories } from './categories-provider.tsx'
import { usePageAddress } from './use-page-address.ts'
import { useShop } from './use-shop.ts'

export interface ShopHeaderProps {
  /** The link to the bag. */
  bag: ReactNode
  search: ReactNode
  /** The link to the other language. */
  language: ReactNode
}

/** The header with the shop's name, categories and bag. */
export function ShopHeader(parts: ShopHeaderProps) {
  const { pathname, search } = useLocation()
  const [menuOpen, setMenuOpen] = useState(false)
  // Closes the menu after every navigation, also after Back.
  useEffect(() => () => setMenuOpen(false), [pathname, search])
  return (
    <SiteHeader
      brand={useShop().shop.name}
      categories={useCategories().map(toCategoryLink)}
      location={usePageAddress()}
      menuOpen={menuOpen}
      onMenuOpenChange={setMenuOpen}
      {...parts}
    />
  )
}
