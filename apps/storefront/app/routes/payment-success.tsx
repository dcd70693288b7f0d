import { OrderSuccessPanel } from '@shop/ui'
import type { PlacedOrder } from '@shop/domain/wire'
import { useEffect, useState } from 'react'
import type { Route } from './+types/payment-success'
import { toOrderView } from '../features/checkout/order-view.ts'
import { lastOrder } from '../features/checkout/last-order.ts'
import { useBackGoesHome } from '../features/checkout/use-back-goes-home.ts'
import { useCarriedState } from '../features/layout/use-carried-state.ts'
import { pageMeta } from '../lib/meta.ts'
import { rootData } from '../lib/root-data.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ environment: rootData(matches)?.environment, title: 'Order successful' })

export default function PaymentSuccess() {
  const { carried } = useCarriedState<{ order: PlacedOrder }>()
  const [kept, setKept] = useState<PlacedOrder>()
  useEffect(() => setKept(lastOrder()), [])
  useBackGoesHome()
  const order = carried.order ?? kept
  return <OrderSuccessPanel {...(order ? toOrderView(order) : {})} />
}
