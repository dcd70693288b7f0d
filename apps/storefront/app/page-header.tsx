import type { ReactNode } from 'react'
import { BagCountLink } from './features/bag/bag-count-link.tsx'
import { ShopHeader } from './shell/shop-header.tsx'
import { ShopSearch } from './features/search/shop-search.tsx'
import { toSummary } from './lib/product-view.ts'

export interface PageHeaderProps {
  /** The shop's name. */
  brand: string
  /** The link to the other language. */
  language: ReactNode
}

/** The header of all pages, with its parts of other features. */
export function PageHeader({ brand, language }: PageHeaderProps) {
  return (
    <ShopHeader
      brand={brand}
      bag={<BagCountLink />}
      search={<ShopSearch toSummary={toSummary} />}
      language={language}
    />
  )
}
