import type { TrackedOrder } from '@shop/domain/wire'
import { Heading, OrderSummary, TrackOrderForm, useMessages } from '@shop/ui'
import { useEffect, useState } from 'react'
import type { Route } from './+types/track-order'
import { readLastOrder } from '../features/checkout/last-order.ts'
import { orderStatusMessages } from '../features/checkout/order-status.messages.ts'
import { toOrderView } from '../features/checkout/order-view.ts'
import { trackOrder } from '../features/checkout/track-order.ts'
import { cachePage } from '../lib/cache-page.ts'
import { pageMeta } from '../lib/page-meta.ts'
import { pageTexts } from '../messages/texts.ts'
import { trackPageMessages } from './track-order.messages.ts'
import { rootData } from '../lib/root-data.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: pageTexts(matches, trackPageMessages)('trackPage.title') })

export const headers: Route.HeadersFunction = () => cachePage(5)

export default function TrackOrder({ matches }: Route.ComponentProps) {
  const t = useMessages(trackPageMessages)
  const status = useMessages(orderStatusMessages)
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
          <Heading level={2}>
            {t('trackPage.order', {
              n: order.orderId,
              status: status(`orderStatus.${order.status}`),
            })}
          </Heading>
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
