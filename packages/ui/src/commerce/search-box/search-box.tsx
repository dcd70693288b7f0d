'use client'

import { finalPrice, isBlank, LIMITS } from '@shop/domain'
import type { ComponentProps } from 'react'
import type { AutocompleteItem } from '../../components/autocomplete/autocomplete-option.tsx'
import { Autocomplete } from '../../components/autocomplete/autocomplete.tsx'
import { formatPrice } from '../../lib/format.ts'
import { useMarket } from '../../lib/market.tsx'
import type { Market } from '../../lib/markets.ts'
import { useMessages } from '../../lib/messages.tsx'
import { useOwnState } from '../../lib/use-own-state.ts'
import type { ProductSummary } from '../product/product.ts'
import { searchBoxMessages } from './search-box.messages.ts'
import { useDebouncedSearch } from './use-debounced-search.ts'

export interface SearchBoxProps extends Omit<
  ComponentProps<'div'>,
  'children' | 'defaultValue' | 'onSelect' | 'onSubmit'
> {
  /** Text of the input, when controlled. */
  value?: string
  /** Initial text, when uncontrolled; a reset of the form restores it. @default '' */
  defaultValue?: string
  onValueChange?: (value: string) => void
  /** Name of the text in form data. */
  name?: string
  /** @default none requested */
  suggestions?: readonly ProductSummary[] | undefined
  /** Words of the suggestions that matched, in lower case, which are marked. @default none */
  highlight?: readonly string[]
  /** Earlier searches, offered while the input is empty. @default none */
  recent?: readonly string[]
  /** Forgets the earlier searches. */
  onRecentClear?: () => void
  /** Whether suggestions are being loaded. @default false */
  loading?: boolean
  /** Receives the trimmed text after a pause in typing; not called for a blank text. */
  onSearch?: (text: string) => void
  /** Called when the text becomes blank or a suggestion is selected; clear the suggestions then. */
  onClear?: () => void
  /** Receives the selected product, after the input was cleared. */
  onSelect?: (product: ProductSummary) => void
  /** Receives the trimmed text when Enter is pressed without an active suggestion; not called for a blank text. Without it Enter submits the form around. */
  onSubmit?: (text: string) => void
  /** Pause in typing before `onSearch` is called, in milliseconds. @default 500 */
  debounceDelay?: number
}

const none: readonly string[] = []

interface RecentOption extends AutocompleteItem {
  /** The search; null for the option that forgets all. */
  text: string | null
}

function recentOptions(recent: readonly string[], forget: string | undefined): RecentOption[] {
  const searches = recent.map((text) => ({ id: `recent ${text}`, label: text, text }))
  return forget ? [...searches, { id: 'forget', label: forget, text: null }] : searches
}

interface SuggestionOption extends AutocompleteItem {
  product: ProductSummary
}

function suggestionOption(product: ProductSummary, market: Market): SuggestionOption {
  const { id, name, images } = product
  return {
    id,
    label: name,
    image: images?.[0] ?? '',
    description: <span translate="no">{formatPrice(finalPrice(product), market)}</span>,
    product,
  }
}

/** A product search with suggestions while typing. */
export function SearchBox({
  value: given,
  defaultValue = '',
  onValueChange,
  name,
  suggestions,
  highlight = none,
  recent = none,
  onRecentClear,
  loading = false,
  onSearch,
  onClear,
  onSelect,
  onSubmit,
  debounceDelay = 500,
  ...props
}: SearchBoxProps) {
  const t = useMessages(searchBoxMessages)
  const market = useMarket()
  const [value, setValue] = useOwnState(given, defaultValue, onValueChange)
  const offersRecent = isBlank(value) && recent.length > 0
  const searchAfterPause = useDebouncedSearch(onSearch, onClear, debounceDelay)

  function change(text: string) {
    setValue(text)
    searchAfterPause(text)
  }

  return (
    <div data-shop="search-box" role="search" {...props}>
      <Autocomplete<RecentOption | SuggestionOption>
        aria-label={t('search.label')}
        placeholder={t('search.placeholder')}
        maxLength={LIMITS.search}
        {...(name !== undefined && { name })}
        value={value}
        onValueChange={change}
        highlight={highlight}
        loading={loading && !offersRecent}
        items={
          offersRecent
            ? recentOptions(recent, onRecentClear && t('search.forget'))
            : suggestions?.map((product) => suggestionOption(product, market))
        }
        onSelect={(option) => {
          if ('product' in option) {
            change('')
            onSelect?.(option.product)
          } else if (option.text === null) onRecentClear?.()
          else onSubmit?.(option.text)
        }}
        {...(onSubmit && {
          onSubmit: (text) => {
            if (!isBlank(text)) onSubmit(text.trim())
          },
        })}
      />
    </div>
  )
}
