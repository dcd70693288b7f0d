'use client'

import { BagIcon } from '../../components/icon/object-icon.tsx'
import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'
import { BaseLink } from '../../lib/link.tsx'
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

  return (
    <BaseLink
      href={href}
      className={cn(
        'focus-ring relative inline-flex min-h-11 min-w-[min(2.75rem,44px)] items-center justify-center gap-2 rounded-surface text-ink no-underline hover:bg-sunken md:px-3',
        className,
      )}
      {...props}
    >
      <span className="relative">
        <BagIcon className="size-5.5 block shrink-0" />
        {count !== null && (
          <span
            key={count}
            aria-hidden="true"
            data-empty={count === 0 || undefined}
            className="tabular absolute -end-2.5 -top-2.5 grid h-5 min-w-5 animate-bump place-items-center rounded-ticket bg-brand px-1 text-sm leading-none font-bold text-on-brand data-empty:bg-line data-empty:text-ink motion-reduce:animate-none"
          >
            {count > 99 ? '99+' : count}
          </span>
        )}
      </span>
      <span className="ms-1 max-md:sr-only">{t('header.bag')}</span>
      {count !== null && <span className="sr-only">{t('header.bagCount', { n: count })}</span>}
    </BaseLink>
  )
}
