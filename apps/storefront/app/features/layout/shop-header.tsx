import { SiteHeader } from '@shop/ui'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { toCategoryLink } from '../../lib/category-view.ts'
import type { RootData } from '../../lib/root-data.ts'

export interface ShopHeaderProps {
  data: RootData | undefined
  /** Distinct entries in the bag; null until it has been read. */
  bagCount: number | null
  search: ReactNode
}

/** The header with this shop's name, categories and bag. */
export function ShopHeader({ data, bagCount, search }: ShopHeaderProps) {
  const { pathname, search: query } = useLocation()
  return (
    <SiteHeader
      brand={data?.environment.shop.name ?? ''}
      categories={(data?.categories ?? []).map(toCategoryLink)}
      bagCount={bagCount}
      location={pathname + query}
      search={search}
    />
  )
}
