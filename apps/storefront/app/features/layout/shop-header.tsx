import { SiteHeader } from '@shop/ui'
import { useLocation } from 'react-router-dom'
import type { RootData } from '../../lib/root-data.ts'
import { toCategoryLink } from '../../lib/category-view.ts'

export interface ShopHeaderProps {
  data: RootData | undefined
  /** Distinct entries in the bag; null until it has been read. */
  bagCount: number | null
}

/** The header with this shop's name, categories and bag. */
export function ShopHeader({ data, bagCount }: ShopHeaderProps) {
  const { pathname, search } = useLocation()
  return (
    <SiteHeader
      brand={data?.environment.shop.name ?? ''}
      categories={(data?.categories ?? []).map(toCategoryLink)}
      bagCount={bagCount}
      location={pathname + search}
    />
  )
}
