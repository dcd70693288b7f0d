import { AppShellHeader, Card, formatDateTime, Link, useMarket, useMessages } from '@shop/ui'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { NoteForm } from '../features/orders/note-form.tsx'
import { OrderActions } from '../features/orders/order-actions.tsx'
import { OrderCustomer } from '../features/orders/order-customer.tsx'
import { OrderChanges } from '../features/orders/order-changes.tsx'
import { EarlierOrders, OrderHistory, PersonSummary } from '../features/orders/order-history.tsx'
import { OrderLines } from '../features/orders/order-lines.tsx'
import { OrderParcel } from '../features/orders/order-parcel.tsx'
import { orderMessages } from '../features/orders/order.messages.ts'
import { ReviewReasons } from '../features/orders/review-reasons.tsx'
import { StateBadge } from '../features/orders/state-badge.tsx'
import { orderQuery } from '../lib/queries.ts'
import { useShownState } from '../lib/state-change.ts'
import type { DeskOrderDetails } from '@shop/domain/wire'
import { OrderViewers } from '../parts/order-viewers.tsx'
import { Section } from '../parts/section.tsx'
import { Loaded } from '../shell/loaded.tsx'
import { PageName } from '../shell/page-name.tsx'
import { useDensity } from '../shell/use-density.ts'

/** /orders/ID: one order with all that is known about it. */
export function OrderPage() {
  const t = useMessages(orderMessages)
  const { id: number = '' } = useParams()
  const id = Number(number)
  return (
    <Loaded
      query={useQuery(orderQuery(id))}
      title={t('orderPage.title', { number })}
      none={t('orderPage.none')}
    >
      {(order) => <OrderView key={id} order={order} />}
    </Loaded>
  )
}

function OrderView({ order }: { order: DeskOrderDetails }) {
  const t = useMessages(orderMessages)
  const market = useMarket()
  const state = useShownState(order)
  const title = t('orderPage.title', { number: order.number })
  return (
    <div data-density={useDensity()} className="grid gap-4">
      <PageName>{title}</PageName>
      <div>
        <Link href="/orders">{t('orderPage.back')}</Link>
      </div>
      <AppShellHeader
        className="mb-0"
        title={title}
        description={
          <span className="flex flex-wrap items-center gap-2">
            <StateBadge state={state} size="md" />
            <span>{t('orderPage.placed', { time: formatDateTime(order.placedAt, market) })}</span>
          </span>
        }
        action={<OrderActions order={{ ...order, state }} />}
      />
      <OrderViewers id={order.id} />
      {state === 'needs_review' && <ReviewReasons reasons={order.reviewReasons} />}
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <div className="grid gap-4">
          <Section title={t('orderPage.customer')}>
            <OrderCustomer order={order} />
          </Section>
          <Section title={t('orderPage.lines')}>
            <OrderLines order={order} state={state} />
          </Section>
        </div>
        <div className="grid gap-4">
          {order.courier && (
            <Section title={t('orderPage.parcel')}>
              <OrderParcel order={order} courier={order.courier} />
            </Section>
          )}
          <Section title={t('orderPage.earlier')}>
            <PersonSummary person={order.person} />
            <EarlierOrders person={order.person} />
          </Section>
          <Card>
            <NoteForm order={order} />
          </Card>
          <Section title={t('orderPage.history')}>
            <OrderHistory order={order} />
          </Section>
          <OrderChanges id={order.id} />
        </div>
      </div>
    </div>
  )
}
