'use client'

import { memo, useCallback, useLayoutEffect, useRef, type ComponentProps } from 'react'
import { ButtonLink } from '../../components/button/button-link.tsx'
import { EmptyState } from '../../components/empty-state/empty-state.tsx'
import { PageTitle } from '../../components/page-title/page-title.tsx'
import { Skeleton } from '../../components/skeleton/skeleton.tsx'
import { cn } from '../../lib/cn.ts'
import { useFocusAfterRemoval } from '../../lib/use-focus-after-removal.ts'
import { useMessages } from '../../lib/messages.tsx'
import { useShopRoutes } from '../../lib/routes.tsx'
import type { BagEntry } from '../../commerce/bag-line/bag-entry.ts'
import { BagLine, type BagLineProps } from '../../commerce/bag-line/bag-line.tsx'
import { bagListMessages } from './bag-list.messages.ts'

export interface BagListProps
  extends ComponentProps<'section'>, Pick<BagLineProps, 'onQuantityChange' | 'onRemove'> {
  /** The lines in display order. */
  entries: readonly BagEntry[]
  /** Shows skeleton lines. @default false */
  loading?: boolean
  /** Address of the link in the empty state. @default '/products', or `products` of `RoutesProvider` */
  browseHref?: string
}

// A long bag: after a press only the lines render again whose contents differ.
const MemoLine = memo(
  BagLine,
  (before, now) =>
    before.onQuantityChange === now.onQuantityChange &&
    before.onRemove === now.onRemove &&
    sameEntry(before.entry, now.entry),
)

function sameEntry(a: BagEntry, b: BagEntry): boolean {
  const keys = Object.keys({ ...a, ...b }) as (keyof BagEntry)[]
  return keys.every((key) => Object.is(a[key], b[key]))
}

const noop = () => {}
const sampleEntry: Omit<BagEntry, 'name'> = {
  key: 'sample',
  href: '#',
  image: null,
  price: 1000,
  quantity: 1,
  stock: 2,
}

/** The lines of the shopping bag with title and count, or its empty state. */
export function BagList({
  entries,
  onQuantityChange,
  onRemove,
  loading = false,
  browseHref,
  className,
  ...props
}: BagListProps) {
  const t = useMessages(bagListMessages)
  const routes = useShopRoutes()
  const empty = !loading && entries.length === 0
  const title = useRef<HTMLHeadingElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const shown = useRef(entries)
  useLayoutEffect(() => {
    shown.current = entries
  }, [entries])
  // The line in the place of a removed one gets the focus, else the title.
  const pressed = useFocusAfterRemoval<{ key: string; index: number }>(
    ({ key }) => entries.every((entry) => entry.key !== key),
    ({ index }) =>
      (list.current?.children[Math.min(index, entries.length - 1)] as HTMLElement | undefined) ??
      title.current,
  )
  const remove = useCallback(
    (key: string) => {
      pressed({ key, index: shown.current.findIndex((entry) => entry.key === key) })
      onRemove(key)
    },
    [pressed, onRemove],
  )
  return (
    <section
      data-shop="bag-list"
      className={cn('shop:min-w-0 shop:text-ink', className)}
      {...props}
    >
      <PageTitle ref={title} tabIndex={-1} className="shop:outline-none">
        {t('bag.title')}
      </PageTitle>
      {/* Stays mounted, so that screen readers announce every change. */}
      <div role="status" className="shop:mt-1">
        {loading && <p className="shop:m-0 shop:text-base shop:text-muted">{t('bag.loading')}</p>}
        {empty && (
          <EmptyState
            title={t('bag.empty')}
            description={t('bag.emptyDescription')}
            action={<ButtonLink href={browseHref ?? routes.products}>{t('bag.browse')}</ButtonLink>}
          />
        )}
        {!loading && !empty && (
          <p className="shop:m-0 shop:text-base shop:text-muted">
            {t('bag.count', { n: entries.length })}
          </p>
        )}
      </div>
      {loading && (
        <Skeleton className="shop:mt-3">
          {[1, 2].map((n) => (
            <BagLine
              key={n}
              entry={{ ...sampleEntry, name: t('bag.loading') }}
              onQuantityChange={noop}
              onRemove={noop}
            />
          ))}
        </Skeleton>
      )}
      {!loading && !empty && (
        <ul
          ref={list}
          role="list"
          className="shop:m-0 shop:mt-3 shop:list-none shop:divide-y shop:divide-line shop:border-y shop:border-line shop:p-0"
        >
          {entries.map((entry) => (
            <li key={entry.key} tabIndex={-1} className="shop:focus-ring">
              <MemoLine entry={entry} onQuantityChange={onQuantityChange} onRemove={remove} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
