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

/** The other orders of the same phone number. */
export function EarlierOrders({ person }: Pick<DeskOrderDetails, 'person'>) {
  const t = useMessages(orderMessages)
  const market = useMarket()
  const { orders: n, delivered, returned, earlier } = person
  if (earlier.length === 0) return <p>{t('orderPage.first')}</p>
  return (
    <>
      <p>{t('orderPage.person', { n, delivered, returned })}</p>
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
    </>
  )
}
