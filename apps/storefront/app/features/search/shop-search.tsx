import { SearchBox } from '@shop/ui'
import type { ProductWire } from '@shop/domain'
import type { ProductSummary } from '@shop/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSearch } from './use-search.ts'

export interface ShopSearchProps {
  /** How a found product is drawn. */
  toSummary: (product: ProductWire) => ProductSummary
}

/** The search box over the API: suggestions while typing, a page of results on Enter. */
export function ShopSearch({ toSummary }: ShopSearchProps) {
  const navigate = useNavigate()
  const [query, setQuery] = useState('')
  const { status, found, ask, clear } = useSearch()
  return (
    <SearchBox
      query={query}
      onQueryChange={setQuery}
      suggestions={found.map(toSummary)}
      status={status}
      onSearch={ask}
      onClear={clear}
      onSelect={({ id }) => void navigate(`/product-details/${id}`)}
      onSubmit={(text) => void navigate(`/products?search=${encodeURIComponent(text)}`)}
    />
  )
}
