import { SearchBox } from '@shop/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { toSummary } from '../../lib/product-view.ts'
import { addRecentSearch, clearRecentSearches, readRecentSearches } from './recent-searches.ts'
import { useSearch } from './use-search.ts'

/** The search box: suggestions while typing, the result page on Enter. */
export function ShopSearch() {
  const navigate = useNavigate()
  const { status, products, marks, search, clear } = useSearch()
  const [recent, setRecent] = useState<readonly string[]>([])
  const submit = (text: string) => {
    setRecent(addRecentSearch(text))
    void navigate(`/products?search=${encodeURIComponent(text)}`)
  }
  return (
    <SearchBox
      suggestions={status === 'idle' ? undefined : products.map(toSummary)}
      highlight={marks}
      loading={status === 'loading'}
      recent={recent}
      onFocus={() => setRecent(readRecentSearches())}
      onRecentClear={() => setRecent(clearRecentSearches())}
      onSearch={search}
      onClear={clear}
      onSelect={({ id }) => void navigate(`/product-details/${id}`)}
      onSubmit={submit}
    />
  )
}
