'use client'

import type { ComponentProps } from 'react'
import { ButtonLink } from '../../components/button/button-link.tsx'
import { EmptyState } from '../../components/empty-state/empty-state.tsx'
import { PageTitle } from '../../components/page-title/page-title.tsx'
import { Skeleton } from '../../components/skeleton/skeleton.tsx'
import { cn } from '../../lib/cn.ts'
import { useMessages } from '../../lib/messages.tsx'
import type { BagEntry } from '../bag-line/bag-entry.ts'
import { BagLine, type BagLineProps } from '../bag-line/bag-line.tsx'
import { bagListMessages } from './bag-list.messages.ts'

export interface BagListProps
  extends ComponentProps<'section'>, Pick<BagLineProps, 'onQuantityChange' | 'onRemove'> {
  /** The lines, in the order they were put in. */
  entries: readonly BagEntry[]
  /** The bag is still being read: calm shapes stand where lines will be. @default false */
  loading?: boolean
  /** Where an empty bag's shopper can go. @default '/products' */
  browseHref?: string
}

const nobody = () => {}
const shape: BagEntry = {
  key: 'shape',
  name: 'A product of the shop',
  href: '#',
  image: null,
  price: 1000,
  quantity: 1,
  stock: 2,
}

/** The bag's title, how much is in it, and its lines. */
export function BagList({
  entries,
  onQuantityChange,
  onRemove,
  loading = false,
  browseHref = '/products',
  className,
  ...props
}: BagListProps) {
  const t = useMessages(bagListMessages)
  const empty = !loading && entries.length === 0
  return (
    <section data-slot="bag-list" className={cn('min-w-0 text-ink', className)} {...props}>
      <PageTitle>{t('bag.title')}</PageTitle>
      {/* Stays mounted, so that every change of the bag is read out. */}
      <div role="status" className="mt-1">
        {loading && <p className="m-0 text-base text-muted">{t('bag.loading')}</p>}
        {empty && (
          <EmptyState
            title={t('bag.empty')}
            description={t('bag.emptyHint')}
            action={<ButtonLink href={browseHref}>{t('bag.browse')}</ButtonLink>}
          />
        )}
        {!loading && !empty && (
          <p className="m-0 text-base text-muted">{t('bag.count', { n: entries.length })}</p>
        )}
      </div>
      {loading && (
        <Skeleton className="mt-3">
          {[1, 2].map((n) => (
            <BagLine key={n} entry={shape} onQuantityChange={nobody} onRemove={nobody} />
          ))}
        </Skeleton>
      )}
      {!loading && !empty && (
        <ul className="m-0 mt-3 list-none divide-y divide-line border-y border-line p-0">
          {entries.map((entry) => (
            <li key={entry.key}>
              <BagLine entry={entry} onQuantityChange={onQuantityChange} onRemove={onRemove} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
