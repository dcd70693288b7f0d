'use client'

import { isBlank, LIMITS } from '@shop/domain'
import type { ComponentProps } from 'react'
import { Combobox } from '../../components/combobox/combobox.tsx'
import { useMessages } from '../../lib/messages.tsx'
import type { ProductSummary } from '../product/product.ts'
import { searchBoxMessages } from './search-box.messages.ts'
import { useDebouncedSearch } from './use-debounced-search.ts'

export interface SearchBoxProps extends Omit<
  ComponentProps<'div'>,
  'children' | 'onSelect' | 'onSubmit'
> {
  /** What is typed, held by the parent. */
  query: string
  onQueryChange: (query: string) => void
  suggestions: readonly ProductSummary[]
  /** Where the search stands: nothing asked, on its way, or answered. @default 'idle' */
  status?: 'idle' | 'loading' | 'ready'
  /** Gets the trimmed text once typing has paused; never a blank one. */
  onSearch: (text: string) => void
  /** The text became blank, or a choice was made: forget the suggestions. */
  onClear: () => void
  /** Gets the chosen product; the box has been cleared. */
  onSelect: (product: ProductSummary) => void
  /** Gets the trimmed text when Enter is hit with no suggestion marked; never a blank one. */
  onSubmit?: (text: string) => void
  /** How long typing has to pause, in milliseconds. @default 500 */
  debounce?: number
}

/** The search of the shop: suggests products with picture and name while the shopper types. */
export function SearchBox({
  query,
  onQueryChange,
  suggestions,
  status = 'idle',
  onSearch,
  onClear,
  onSelect,
  onSubmit,
  debounce = 500,
  ...props
}: SearchBoxProps) {
  const t = useMessages(searchBoxMessages)
  const follow = useDebouncedSearch(onSearch, onClear, debounce)

  function change(text: string) {
    onQueryChange(text)
    follow(text)
  }

  return (
    <div data-slot="search-box" role="search" {...props}>
      <Combobox
        label={t('search.label')}
        placeholder={t('search.placeholder')}
        maxLength={LIMITS.search}
        value={query}
        onValueChange={change}
        status={status}
        options={suggestions.map((product) => ({
          id: product.id,
          label: product.name,
          image: product.images[0] ?? '',
          product,
        }))}
        onSelect={({ product }) => {
          change('')
          onSelect(product)
        }}
        onSubmit={(text) => {
          if (!isBlank(text)) onSubmit?.(text.trim())
        }}
      />
    </div>
  )
}
