import { ButtonLink, Callout, Skeleton, useMessages } from '@shop/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { OrdersFilter } from '../features/orders/orders-filter.tsx'
import { OrdersTable } from '../features/orders/orders-table.tsx'
import { ordersMessages } from '../features/orders/orders.messages.ts'
import { SelectionBar } from '../features/orders/selection-bar.tsx'
import { StateTabs } from '../features/orders/state-tabs.tsx'
import { unknownOrders } from '../features/orders/unknown-order.ts'
import { filterPath, readFilter, type OrderFilter } from '../lib/order-filter.ts'
import { ordersQuery } from '../lib/queries.ts'
import { MoreButton } from '../parts/more-button.tsx'
import { LoadError } from '../shell/load-error.tsx'
import { Page } from '../shell/page.tsx'
import { useKeys } from '../shell/use-keys.ts'

/** /orders: the list by state, with search and filter in its address. */
export function OrdersPage() {
  const t = useMessages(ordersMessages)
  const [search] = useSearchParams()
  const filter = readFilter(search)
  const searchField = useRef<HTMLInputElement>(null)
  useKeys({
    j: () => focusOrder(1),
    k: () => focusOrder(-1),
    '/': () => searchField.current?.focus(),
  })
  return (
    <Page
      compact
      title={t('orders.title')}
      action={
        <ButtonLink href="/orders/new" variant="outline">
          {t('orders.new')}
        </ButtonLink>
      }
    >
      <OrdersFilter filter={filter} searchField={searchField} />
      <StateTabs filter={filter} />
      {/* Another filter is another list: what was selected there is not selected here. */}
      <OrdersList key={filterPath(filter)} filter={filter} />
    </Page>
  )
}

function OrdersList({ filter }: { filter: OrderFilter }) {
  const t = useMessages(ordersMessages)
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  const list = useInfiniteQuery(ordersQuery(filter))
  if (list.error && !list.data)
    return <LoadError error={list.error} onRetry={() => void list.refetch()} />

  const orders = list.data?.pages.flatMap((page) => page.orders)
  const chosen = orders?.filter(({ id }) => selected.has(id)) ?? []
  return (
    <>
      <Callout tone="warning" className="empty:absolute">
        {list.isRefetchError && t('orders.stale')}
      </Callout>
      {chosen.length > 0 && <SelectionBar orders={chosen} onDone={() => setSelected(new Set())} />}
      <Skeleton loading={!orders}>
        <OrdersTable
          orders={orders ?? unknownOrders}
          filter={filter}
          selected={selected}
          onSelectedChange={setSelected}
          loading={list.isFetchingNextPage}
        />
      </Skeleton>
      <MoreButton list={list}>{t('orders.more')}</MoreButton>
    </>
  )
}

/** Moves the focus to the next or previous order; Enter opens the one that has it. */
function focusOrder(step: 1 | -1) {
  const links = [...document.querySelectorAll<HTMLElement>('[data-order]')]
  const now = links.findIndex((link) => link.closest('tr')?.contains(document.activeElement))
  const next = links[now < 0 && step < 0 ? links.length - 1 : now + step]
  next?.focus()
  next?.scrollIntoView?.({ block: 'nearest' })
}
