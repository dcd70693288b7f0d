'use client'

import { useId, useLayoutEffect, useRef, type ComponentProps } from 'react'
import { Button } from '../../components/button/button.tsx'
import { Link } from '../../components/link/link.tsx'
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx'
import { cn } from '../../lib/cn.ts'
import { formatNumber } from '../../lib/format.ts'
import { useMarket } from '../../lib/market.tsx'
import { useMessages } from '../../lib/messages.tsx'
import { useMergedRefs } from '../../lib/use-merged-refs.ts'
import { facetFiltersMessages } from './facet-filters.messages.ts'

/** An attribute that a list can be filtered by. */
export interface Facet {
  key: string
  name: string
  values: readonly {
    value: string
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
  facets: readonly Facet[]
  /** The list without these filters. */
  clearHref: string
}

/**
 * Filters of a list as links, which need no script: beside the list on a wide screen, and behind a
 * button that opens them in a drawer on a phone.
 */
export function FacetFilters({ facets, clearHref, className, ref, ...props }: FacetFiltersProps) {
  const t = useMessages(facetFiltersMessages)
  const market = useMarket()
  const id = useId()
  const root = useRef<HTMLElement>(null)
  const rootRef = useMergedRefs(root, ref)
  const cleared = useRef(false)
  const chosen = facets.flatMap(({ values }) => values).filter(({ selected }) => selected).length

  // The link that clears the filters is gone: the first group gets the focus, or the button of the closed drawer.
  useLayoutEffect(() => {
    if (!cleared.current || chosen > 0) return
    cleared.current = false
    if (document.activeElement !== document.body) return
    const [button, ...groups] = root.current?.querySelectorAll<HTMLElement>('button, summary') ?? []
    ;(groups.find((group) => group.checkVisibility()) ?? button)?.focus()
  }, [chosen])
  if (facets.length === 0) return null

  return (
    <nav
      ref={rootRef}
      data-shop="facet-filters"
      aria-label={t('facets.label')}
      className={cn('shop-facets', className)}
      {...props}
    >
      <Button variant="outline" popoverTarget={id} className="shop:lg:hidden">
        {chosen > 0 ? t('facets.openChosen', { n: chosen }) : t('facets.open')}
      </Button>
      <div id={id} popover="auto" className="shop-facets-panel">
        {facets.map(({ key, name, values }) => (
          <details key={key} open={values.some(({ selected }) => selected) || values.length <= 8}>
            <summary>{name}</summary>
            <ul role="list">
              {values.map(({ value, label, count, selected, href }) => (
                <li key={value}>
                  <Link
                    href={href}
                    variant="plain"
                    rel="nofollow"
                    data-selected={selected || undefined}
                    className="shop-facets-value"
                  >
                    <span aria-hidden="true" className="shop-facets-box" />
                    <span>{label}</span>
                    <VisuallyHidden>{', '}</VisuallyHidden>
                    <span className="shop-facets-count">{formatNumber(count, market)}</span>
                    {selected && <VisuallyHidden>{`, ${t('facets.chosen')}`}</VisuallyHidden>}
                  </Link>
                </li>
              ))}
            </ul>
          </details>
        ))}
        <div className="shop-facets-foot">
          {chosen > 0 && (
            <Link
              href={clearHref}
              onClick={() => {
                cleared.current = true
              }}
            >
              {t('facets.clear')}
            </Link>
          )}
          <Button popoverTarget={id} popoverTargetAction="hide" className="shop:lg:hidden">
            {t('facets.close')}
          </Button>
        </div>
      </div>
    </nav>
  )
}
