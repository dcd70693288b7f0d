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
  /** Text of the input. */
  query: string
  onQueryChange: (query: string) => void
  suggestions: readonly ProductSummary[]
  /** State of the suggestions: none requested, loading, or loaded. @default 'idle' */
  status?: 'idle' | 'loading' | 'ready'
  /** Receives the trimmed text after a pause in typing; not called for a blank text. */
  onSearch: (text: string) => void
  /** Called when the text becomes blank or a suggestion is selected; clear the suggestions then. */
  onClear: () => void
  /** Receives the selected product, after the input was cleared. */
  onSelect: (product: ProductSummary) => void
  /** Receives the trimmed text when Enter is pressed without an active suggestion; not called for a blank text. */
  onSubmit?: (text: string) => void
  /** Pause in typing before `onSearch` is called, in milliseconds. @default 500 */
  debounce?: number
}

/** A product search with suggestions while typing. */
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
  const searchAfterPause = useDebouncedSearch(onSearch, onClear, debounce)

  function change(text: string) {
    onQueryChange(text)
    searchAfterPause(text)
  }

  return (
    <div data-shop="search-box" role="search" {...props}>
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
