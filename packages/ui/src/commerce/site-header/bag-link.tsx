'use client'

import { BagIcon } from '../../components/icon/object-icon.tsx'
import type { ComponentProps } from 'react'
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

/** Link to the bag with the number of distinct entries. The number overlaps the icon, so the layout does not shift when it appears. */
export function BagLink({ href, count, className, ...props }: BagLinkProps) {
  const t = useMessages(siteHeaderMessages)
  const market = useMarket()

  return (
    <BaseLink
      href={href}
      className={cn(
        'shop:focus-ring shop:relative shop:inline-flex shop:min-h-11 shop:min-w-[min(2.75rem,44px)] shop:items-center shop:justify-center shop:gap-2 shop:rounded-surface shop:text-ink shop:no-underline shop:hover:bg-sunken shop:md:px-3',
        className,
      )}
      {...props}
    >
      <span className="shop:relative">
        <BagIcon className="shop:size-5.5 shop:block shop:shrink-0" />
        {count !== null && (
          <span
            key={count}
            aria-hidden="true"
            data-empty={count === 0 || undefined}
            className="shop:tabular shop:absolute shop:-end-2.5 shop:-top-2.5 shop:grid shop:h-5 shop:min-w-5 shop:animate-bump shop:place-items-center shop:rounded-ticket shop:bg-brand shop:px-1 shop:text-sm shop:leading-none shop:font-bold shop:text-on-brand shop:data-empty:bg-line shop:data-empty:text-ink shop:motion-reduce:animate-none"
          >
            {count > 99 ? `${formatNumber(99, market)}+` : formatNumber(count, market)}
          </span>
        )}
      </span>
      <span className="shop:ms-1 shop:max-md:sr-only">{t('header.bag')}</span>
      {count !== null && <span className="shop:sr-only">{t('header.bagCount', { n: count })}</span>}
    </BaseLink>
  )
}
