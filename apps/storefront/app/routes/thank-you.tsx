import type { CardProduct, ProductWire } from '@shop/domain'
import type { PlacedOrder } from '@shop/domain/wire'
import { ThankYouPanel } from '@shop/ui'
import { useEffect, useMemo, useState } from 'react'
import { Navigate } from 'react-router-dom'
import { useProductActions } from '../features/bag/use-product-actions.ts'
import { toSummary } from '../lib/product-view.ts'
import { toReceipt } from '../features/checkout/order-view.ts'
import { ForgetOffer, ForgottenOrder } from '../features/checkout/forget-shopper.tsx'
import { isForgotten } from '../features/checkout/personal-data.ts'
import { fetchSuggestions } from '../features/catalogue/suggestions.ts'
import { useLocationState } from '../shell/use-location-state.ts'
import { useShopEvent } from '../features/analytics/use-shop-event.ts'
import { pageTitles } from '../messages/page-titles.messages.ts'
import { titleMeta } from '../messages/title-meta.ts'
import { useShop } from '../shell/use-shop.ts'

export const meta = titleMeta(pageTitles, 'thankYouPage.title')

interface ThankYouState {
  product: CardProduct
  total: number
  order: PlacedOrder
}

export default function ThankYou() {
  const { hydrated, state } = useLocationState<ThankYouState>()
  const { product, total = 0, order } = state
  const [forgotten, setForgotten] = useState<number>()
  const [suggestions, setSuggestions] = useState<ProductWire[]>()
  const boughtId = product?.productId
  const { analyticsCustomer: withCustomer, shop } = useShop()
  const receipt = useMemo(() => order && toReceipt(order, shop.name), [order, shop])
  const { addToBag, buyNow } = useProductActions()
  useEffect(() => {
    if (boughtId === undefined) return
    const controller = new AbortController()
    void fetchSuggestions(boughtId, controller.signal).then(setSuggestions)
    return () => controller.abort()
  }, [boughtId])

  useShopEvent(order && { type: 'order-shown', order, withCustomer }, String(order?.orderId))
  if (!hydrated) return null
  if (forgotten) return <ForgottenOrder orderNumber={forgotten} />
  if (!product || (order && isForgotten(order.orderId))) return <Navigate to="/" replace />
  const line = order?.orderProducts[0]
  return (
    <ThankYouPanel
      product={{
        ...toSummary(product),
        ...(line && { price: line.price, discountPrice: line.discountPrice }),
      }}
      total={total}
      quantity={line?.quantity ?? 1}
      {...(order && {
        orderNumber: order.orderId,
        receipt,
        subtotal: order.subtotal,
        shipping: order.shippingCharge,
      })}
      suggestions={(suggestions ?? []).map(toSummary)}
      suggestionsLoading={suggestions === undefined}
      onAddToBag={addToBag}
      onBuyNow={buyNow}
    >
      {order && <ForgetOffer onForgotten={() => setForgotten(order.orderId)} />}
    </ThankYouPanel>
  )
}
