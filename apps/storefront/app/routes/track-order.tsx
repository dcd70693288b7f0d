import type { TrackedOrder } from '@shop/domain/wire'
import { Heading, OrderSummary, TrackOrderForm } from '@shop/ui'
import { useEffect, useState } from 'react'
import type { Route } from './+types/track-order'
import { readLastOrder } from '../features/checkout/last-order.ts'
import { orderStatusText } from '../features/checkout/order-status.ts'
import { toOrderView } from '../features/checkout/order-view.ts'
import { trackOrder } from '../features/checkout/track-order.ts'
import { cachePage } from '../lib/cache-page.ts'
import { pageMeta } from '../lib/page-meta.ts'
import { rootData } from '../lib/root-data.ts'

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: 'Track Order' })

export const headers: Route.HeadersFunction = () => cachePage(5)

export default function TrackOrder({ matches }: Route.ComponentProps) {
  const [defaults, setDefaults] = useState<{ orderNumber: string; phone: string }>()
  const [order, setOrder] = useState<TrackedOrder>()
  useEffect(() => {
    const last = readLastOrder()
    if (last) setDefaults({ orderNumber: String(last.orderId), phone: last.user.phone })
  }, [])

  return (
    <div className="mx-auto grid w-full max-w-shop-reading grid-cols-1 gap-8">
      <TrackOrderForm
        {...(defaults ? { defaultValues: defaults } : {})}
        supportPhone={rootData(matches)?.environment.shop.phone ?? ''}
        onSubmit={(values) => {
          setOrder(undefined)
          return trackOrder(values, setOrder)
        }}
      />
      {order && (
        <div className="grid grid-cols-1 gap-4" role="status">
          <Heading level={2}>{`Order ${order.orderId}: ${orderStatusText(order.status)}`}</Heading>
          <TrackedSummary order={order} />
        </div>
      )}
    </div>
  )
}

function TrackedSummary({ order }: { order: TrackedOrder }) {
  const { lines, totals } = toOrderView(order)
  return <OrderSummary lines={lines} {...totals} />
}
