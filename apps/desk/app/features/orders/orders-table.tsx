import { ButtonLink, EmptyState, Link, PhoneLink, useMarket, useMessages } from '@shop/ui'
import { amountToCollect } from '@shop/domain'
import { filterPath, isNarrowed, type OrderFilter } from '../../lib/order-filter.ts'
import { changeOf, useStateChange } from '../../lib/state-change.ts'
import type { DeskOrder } from '@shop/domain/wire'
import { formatShortTime } from '../../messages/format-short-time.ts'
import { useZoneName } from '../../messages/use-zone-name.ts'
import { RecordTable } from '../../parts/record-table.tsx'
import { OrderMenu } from './order-menu.tsx'
import { ordersMessages } from './orders.messages.ts'
import { StateBadge } from './state-badge.tsx'

interface OrdersTableProps {
  orders: readonly DeskOrder[]
  filter: OrderFilter
  /** Ids of the selected orders. */
  selected: ReadonlySet<number>
  onSelectedChange: (selected: ReadonlySet<number>) => void
  /** Other orders are being loaded. */
  loading: boolean
}

/** The orders of a filter. */
export function OrdersTable(props: OrdersTableProps) {
  const { orders, filter, selected, onSelectedChange, loading } = props
  const t = useMessages(ordersMessages)
  const market = useMarket()
  const zoneName = useZoneName()
  const waiting = useStateChange()
  const isFiltered = isNarrowed(filter)
  return (
    <RecordTable
      aria-label={t('orders.title')}
      rows={orders.map((order) => ({
        ...order,
        state: changeOf(order.id, waiting)?.state ?? order.state,
      }))}
      idOf={({ id }) => id}
      loading={loading}
      selection={{ nameOf: ({ number }) => number, selected, onSelectedChange }}
      columns={[
        {
          label: t('orders.number'),
          cell: ({ id, number, placedAt }) => (
            <div className="grid min-w-36">
              <Link href={`/orders/${id}`} data-order={id}>
                {number}
              </Link>
              <span>{formatShortTime(placedAt, market)}</span>
            </div>
          ),
        },
        {
          label: t('orders.customer'),
          cell: ({ name, phone }) => (
            <div className="grid">
              <span>{name}</span>
              <PhoneLink phone={phone} />
            </div>
          ),
        },
        {
          label: t('orders.address'),
          cell: ({ address, zone }) => (
            <div className="grid">
              <span>{address}</span>
              <span>{zoneName(zone)}</span>
            </div>
          ),
        },
        { label: t('orders.pieces'), count: ({ pieces }) => pieces },
        { label: t('orders.collect'), amount: ({ state, total }) => amountToCollect(state, total) },
        {
          label: t('orders.state'),
          cell: ({ state, note }) => (
            <div className="grid justify-items-start gap-1 sm:min-w-32">
              <StateBadge state={state} />
              {note && <span>{note}</span>}
            </div>
          ),
        },
      ]}
      action={{ label: t('orders.open'), cell: (order) => <OrderMenu order={order} /> }}
      empty={
        <EmptyState
          title={t(isFiltered ? 'orders.notFound' : 'orders.none')}
          description={t(isFiltered ? 'orders.notFoundHelp' : 'orders.noneHelp')}
          action={
            isFiltered && (
              <ButtonLink variant="outline" href={filterPath({ state: filter.state })}>
                {t('orders.clear')}
              </ButtonLink>
            )
          }
        />
      }
    />
  )
}
