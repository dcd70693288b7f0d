import { OrderSuccessPanel } from '@shop/ui'
import type { PlacedOrder } from '@shop/domain/wire'
import { useEffect, useState } from 'react'
import type { Route } from './+types/payment-success'
import { toOrderView } from '../features/checkout/order-view.ts'
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

export default function PaymentSuccess({ matches }: Route.ComponentProps) {
  const withCustomer = rootData(matches)?.environment.analyticsCustomer ?? false
  const { carried } = useCarriedState<{ order: PlacedOrder }>()
  const [kept, setKept] = useState<PlacedOrder>()
  useEffect(() => setKept(lastOrder()), [])
  useBackGoesHome()
  const order = carried.order ?? kept
  useOnce(order && String(order.orderId), () => {
    if (order) pushPurchase(purchase(order, withCustomer))
  })
  return <OrderSuccessPanel {...(order ? toOrderView(order) : {})} />
}
