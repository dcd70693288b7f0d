'use client'

import type { ComponentProps } from 'react'
import { Link } from '../../components/link/link.tsx'
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx'
import { cn } from '../../lib/cn.ts'
import { formatNumber } from '../../lib/format.ts'
import { useMarket } from '../../lib/market.tsx'
import { useMessages } from '../../lib/messages.tsx'
import { facetFiltersMessages } from './facet-filters.messages.ts'

/** An attribute that a list can be filtered by. */
export interface Facet {
  id: string
  label: string
  items: readonly {
    id: string
    label: string
    /** How many products the list has when this value is chosen. */
    count: number
    selected: boolean
    /** The list with this value chosen, or without it when it is. */
    href: string
  }[]
}

export interface FacetFiltersProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The attributes in order; none shows nothing. */
  items: readonly Facet[]
}

const valueClass =
  'shop:group shop:grid shop:min-h-11 shop:grid-cols-[auto_1fr_auto] shop:items-center shop:gap-2.5 shop:lg:min-h-8'
const boxClass =
  'shop:size-4 shop:box-border shop:rounded-[0.25rem] shop:border-2 shop:border-solid shop:border-muted shop:group-data-selected:border-brand shop:group-data-selected:bg-brand shop:group-data-selected:inset-ring-2 shop:group-data-selected:inset-ring-surface shop:forced-colors:group-data-selected:forced-color-adjust-none shop:forced-colors:group-data-selected:border-[Highlight] shop:forced-colors:group-data-selected:bg-[Highlight]'

/** Attributes that a list can be filtered by, as links, which need no script. `ProductFilters` shows them. */
export function FacetFilters({ items, className, ...props }: FacetFiltersProps) {
  const t = useMessages(facetFiltersMessages)
  const market = useMarket()
  if (items.length === 0) return null

  return (
    <nav
      data-shop="facet-filters"
      aria-label={t('facets.label')}
      className={cn('shop:text-ink', className)}
      {...props}
    >
      {items.map(({ id, label, items }) => (
        <details
          key={id}
          open={items.some(({ selected }) => selected) || items.length <= 8}
          className="shop:border-0 shop:border-solid shop:border-line shop:not-first:border-t"
        >
          <summary className="shop:cursor-pointer shop:py-2.5 shop:font-bold">{label}</summary>
          <ul role="list" className="shop:m-0 shop:list-none shop:p-0 shop:pb-2">
            {items.map(({ id, label, count, selected, href }) => (
              <li key={id}>
                <Link
                  href={href}
                  underline="hover"
                  rel="nofollow"
                  data-selected={selected ? '' : undefined}
                  className={valueClass}
                >
                  <span aria-hidden="true" className={boxClass} />
                  <span>{label}</span>
                  <VisuallyHidden>{', '}</VisuallyHidden>
                  <span className="shop:text-muted">{formatNumber(count, market)}</span>
                  {selected && <VisuallyHidden>{`, ${t('facets.chosen')}`}</VisuallyHidden>}
                </Link>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </nav>
  )
}
