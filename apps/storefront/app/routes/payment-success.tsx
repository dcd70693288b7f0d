import { Link, OrderSuccessPanel } from '@shop/ui'
import type { PlacedOrder } from '@shop/domain/wire'
import { useEffect, useState } from 'react'
import type { Route } from './+types/payment-success'
import { toOrderView } from '../features/checkout/order-view.ts'
import { OrderOffer } from '../features/checkout/order-offer.tsx'
import { lastOrder } from '../features/checkout/last-order.ts'
import { useBackGoesHome } from '../features/checkout/use-back-goes-home.ts'
import { useCarriedState } from '../features/layout/use-carried-state.ts'
import { pushPurchase } from '../features/analytics/data-layer.ts'
import { purchase } from '../features/analytics/events.ts'
import { useOnce } from '../features/analytics/use-once.ts'
import { pageMeta } from '../lib/meta.ts'
import { rootData } from '../lib/root-data.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ environment: rootData(matches)?.environment, title: 'Order successful' })

/** An accepted order; reached from the placeholder payment page it has no order to show. */
export default function PaymentSuccess({ matches }: Route.ComponentProps) {
  const environment = rootData(matches)?.environment
  const withCustomer = environment?.analyticsCustomer ?? false
  const { carried } = useCarriedState<{ order: PlacedOrder | null }>()
  const [kept, setKept] = useState<PlacedOrder>()
  useEffect(() => setKept(lastOrder()), [])
  useBackGoesHome()
  const order = carried.order === undefined ? kept : (carried.order ?? undefined)
  useOnce(order && String(order.orderId), () => {
    if (order) pushPurchase(purchase(order, withCustomer))
  })
  return (
    <div className="grid grid-cols-1 gap-6">
      <OrderSuccessPanel
        {...(order ? toOrderView(order) : {})}
        {...(environment ? { supportPhone: environment.shop.phone } : {})}
      />
      {order && (
        <Link href="/checkout" className="justify-self-center">
          Order summary
        </Link>
      )}
      {order && <OrderOffer key={order.orderId} order={order} />}
    </div>
  )
}
