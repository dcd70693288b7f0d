'use client'

import { BagIcon } from '../../components/icon/object-icon.tsx'
import { useState, type ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'
import { BaseLink } from '../../lib/link.tsx'
import { formatNumber } from '../../lib/format.ts'
import { useMarket } from '../../lib/market.tsx'
import { useMessages } from '../../lib/messages.tsx'
import { siteHeaderMessages } from './site-header.messages.ts'

export interface BagLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'children'> {
  href: string
  /** Number of distinct entries; null while it is unknown. */
  count: number | null
}

/**
 * Link to the bag with the number of distinct entries. The number overlaps the icon, so the layout does
 * not shift when it appears. Until the link is hydrated, a script of the application may write the number
 * into the elements `bag-badge` and `bag-count`; the text of the second one is its attribute `data-text`.
 */
export function BagLink({ href, count, className, ...props }: BagLinkProps) {
  const t = useMessages(siteHeaderMessages)
  const market = useMarket()
  // The badge moves when the number changes, and not when it becomes known.
  const [shown, setShown] = useState({ count, changes: 0 })
  if (shown.count !== count)
    setShown({ count, changes: shown.count === null ? 0 : shown.changes + 1 })
  const number =
    count === null ? '' : count > 99 ? `${formatNumber(99, market)}+` : formatNumber(count, market)

  return (
    <BaseLink
      data-shop="bag-link"
      href={href}
      className={cn(
        'shop:focus-ring shop:relative shop:inline-flex shop:min-h-11 shop:min-w-[min(2.75rem,44px)] shop:items-center shop:justify-center shop:gap-2 shop:rounded-surface shop:text-ink shop:no-underline shop:hover:bg-sunken shop:max-2xs:px-1 shop:md:px-3',
        className,
      )}
      {...props}
    >
      <span className="shop:relative shop:max-2xs:flex shop:max-2xs:items-center">
        <BagIcon className="shop:size-5.5 shop:block shop:shrink-0" />
        <span
          key={shown.changes}
          data-shop="bag-badge"
          aria-hidden="true"
          data-empty={count === 0 ? '' : undefined}
          suppressHydrationWarning
          className={cn(
            'shop:absolute shop:-end-2.5 shop:-top-2.5 shop:grid shop:min-h-5 shop:max-2xs:static shop:max-2xs:ms-1 shop:min-w-5 shop:place-items-center shop:rounded-ticket shop:bg-brand-fill shop:px-1 shop:text-sm shop:leading-none shop:font-bold shop:text-on-brand shop:empty:hidden shop:data-empty:bg-line shop:data-empty:text-ink',
            shown.changes > 0 && 'shop:animate-bump shop:motion-reduce:animate-none',
          )}
        >
          {number}
        </span>
      </span>
      <span className="shop:ms-1 shop:max-md:sr-only">{t('header.bag')}</span>
      <span
        data-shop="bag-count"
        data-text={t('header.bagCount')}
        suppressHydrationWarning
        className="shop:sr-only"
      >
        {count === null ? '' : t('header.bagCount', { n: count })}
      </span>
    </BaseLink>
  )
}
