import { OrderSuccessPanel } from '@shop/ui'
import type { PlacedOrder } from '@shop/domain/wire'
import { useMemo, useState } from 'react'
import { Navigate } from 'react-router-dom'
import { toOrderView, toReceipt } from '../features/checkout/order-view.ts'
import { ForgetOffer, ForgottenOrder } from '../features/checkout/forget-shopper.tsx'
import { isForgotten } from '../features/checkout/personal-data.ts'
import { OrderOfferPopup } from '../features/checkout/order-offer-popup.tsx'
import { readLastOrder } from '../features/checkout/last-order.ts'
import { useBackToHome } from '../features/checkout/use-back-to-home.ts'
import { useLocationState } from '../shell/use-location-state.ts'
import { useShopEvent } from '../features/analytics/use-shop-event.ts'
import { pageTitles } from '../messages/page-titles.messages.ts'
import { titleMeta } from '../messages/title-meta.ts'
import { useShop } from '../shell/use-shop.ts'

export const meta = titleMeta(pageTitles, 'successPage.title')

/**
 * The accepted order of this tab. The placeholder payment page opens it with the order `null`. Without
 * either it claims nothing and opens the home page, also in the server's HTML, which knows no order.
 */
export default function PaymentSuccess() {
  const { hydrated, state } = useLocationState<{ order: PlacedOrder | null }>()
  const stored = useMemo(() => (hydrated ? readLastOrder() : undefined), [hydrated])
  const [forgotten, setForgotten] = useState<number>()
  const order = state.order === undefined ? stored : state.order
  if (!hydrated) return null
  if (forgotten) return <ForgottenOrder orderNumber={forgotten} />
  if (order === undefined || (order && isForgotten(order.orderId)))
    return <Navigate to="/" replace />
  return <Success order={order ?? undefined} onForgotten={setForgotten} />
}

function Success({
  order,
  onForgotten,
}: {
  order: PlacedOrder | undefined
  onForgotten: (orderNumber: number) => void
}) {
  const { analyticsCustomer: withCustomer, shop } = useShop()
  const receipt = useMemo(() => order && toReceipt(order, shop.name), [order, shop])
  useBackToHome()
  useShopEvent(order && { type: 'order-shown', order, withCustomer }, String(order?.orderId))
  return (
    <div className="grid grid-cols-1 gap-6">
      <OrderSuccessPanel
        {...(order && { ...toOrderView(order), receipt })}
        smsExpected={order?.smsExpected ?? true}
        supportPhone={shop.phone}
      />
      {order && <ForgetOffer onForgotten={() => onForgotten(order.orderId)} />}
      {order && <OrderOfferPopup key={order.orderId} order={order} />}
    </div>
  )
}
