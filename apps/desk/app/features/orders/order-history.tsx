import {
  DataList,
  DataListItem,
  formatDateTime,
  formatPrice,
  Link,
  useMarket,
  useMessages,
} from '@shop/ui'
import type { DeskOrderDetails } from '@shop/domain/wire'
import { orderMessages } from './order.messages.ts'
import { StateBadge } from './state-badge.tsx'

/** What happened to the order: when, what, and who did it. */
export function OrderHistory({ order }: { order: DeskOrderDetails }) {
  const t = useMessages(orderMessages)
  const market = useMarket()
  return (
    <DataList>
      <DataListItem label={formatDateTime(order.placedAt, market)}>
        {t('orderPage.placedEntry')}
      </DataListItem>
      {order.history.map(({ at, staff, state, note }, index) => (
        <DataListItem key={index} label={formatDateTime(at, market)}>
          <span className="flex flex-wrap items-center gap-2">
            <StateBadge state={state} />
            <span>{staff ?? t('orderPage.shop')}</span>
            {note && <span>{note}</span>}
          </span>
        </DataListItem>
      ))}
    </DataList>
  )
}

type PersonProps = Pick<DeskOrderDetails, 'person'>

/** How many other orders the same phone number has, and how they ended. */
export function PersonSummary({ person }: PersonProps) {
  const t = useMessages(orderMessages)
  const { orders: n, delivered, returned, earlier } = person
  const isFirst = earlier.length === 0
  return <p>{isFirst ? t('orderPage.first') : t('orderPage.person', { n, delivered, returned })}</p>
}

/** The last of the other orders of the same phone number; nothing without one. */
export function EarlierOrders({ person: { earlier } }: PersonProps) {
  const market = useMarket()
  if (earlier.length === 0) return null
  return (
    <DataList>
      {earlier.map(({ id, number, placedAt, state, total }) => (
        <DataListItem key={id} label={formatDateTime(placedAt, market)}>
          <span className="flex flex-wrap items-center gap-2">
            <Link href={`/orders/${id}`}>{number}</Link>
            <StateBadge state={state} />
            <span>{formatPrice(total, market)}</span>
          </span>
        </DataListItem>
      ))}
    </DataList>
  )
}
