import type { ProductWire } from '@shop/domain'
import type { PlacedOrder } from '@shop/domain/wire'
import { ThankYouPanel } from '@shop/ui'
import { useEffect, useState } from 'react'
import { Navigate } from 'react-router-dom'
import type { Route } from './+types/thank-you'
import { useProductActions } from '../features/bag/bag-actions.ts'
import { toSummary } from '../lib/product-view.ts'
import { suggestions } from '../features/catalogue/suggestions.ts'
import { useCarriedState } from '../features/layout/use-carried-state.ts'
import { pushPurchase } from '../features/analytics/data-layer.ts'
import { purchase } from '../features/analytics/events.ts'
import { useOnce } from '../features/analytics/use-once.ts'
import { pageMeta } from '../lib/meta.ts'
import { rootData } from '../lib/root-data.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ environment: rootData(matches)?.environment, title: 'Thank you' })

interface ThankYouState {
  product: ProductWire
  total: number
  order: PlacedOrder
}

export default function ThankYou({ matches }: Route.ComponentProps) {
  const withCustomer = rootData(matches)?.environment.analyticsCustomer ?? false
  const { ready, carried } = useCarriedState<ThankYouState>()
  const { product, total = 0, order } = carried
  const [offered, setOffered] = useState<ProductWire[]>()
  const bought = product?.productId
  const { addToBag, buyNow } = useProductActions(offered ?? [])
  useEffect(() => {
    if (bought === undefined) return
    const leave = new AbortController()
    void suggestions(bought, leave.signal).then(setOffered)
    return () => leave.abort()
  }, [bought])

  useOnce(order && String(order.orderId), () => {
    if (order) pushPurchase(purchase(order, withCustomer))
  })
  if (!ready) return null
  if (!product) return <Navigate to="/" replace />
  return (
    <ThankYouPanel
      product={toSummary(product)}
      total={total}
      quantity={order?.orderProducts[0]?.quantity ?? 1}
      {...(order ? { orderNumber: order.orderId } : {})}
      suggestions={(offered ?? []).map(toSummary)}
      suggestionsLoading={offered === undefined}
      onAddToBag={addToBag}
      onBuyNow={buyNow}
    />
  )
}
