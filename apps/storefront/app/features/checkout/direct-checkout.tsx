import {
  DEFAULT_ZONE,
  finalPrice,
  isZone,
  orderTotals,
  subtractFromLine,
  type Bag,
  type CardProduct,
} from '@shop/domain'
import type { OrderRequest } from '@shop/domain/wire'
import { DirectCheckoutForm, useMarket, type DirectCheckoutValues } from '@shop/ui'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { toSummary } from '../../lib/product-view.ts'
import type { Visitor } from '../../lib/visitor-token.ts'
import { amountChanges } from './amount-changes.ts'
import { deliveryDefaults, type DraftProps } from './delivery-defaults.ts'
import { saveLastOrder } from './last-order.ts'
import { OrderNotices } from './order-notices.tsx'
import { directOrderRequest } from './order-payload.ts'
import { dearerQuote, orderRefusal } from './order-refusal.ts'
import { readShipping, saveShipping, type SavedShipping } from './saved-shipping.ts'
import { useQuotedProduct } from './use-quoted-product.ts'
import { usePlaceOrder } from './use-place-order.ts'

export interface DirectCheckoutProps {
  product: CardProduct
  quantity: number
  supportPhone: string
  updateBag: (update: (bag: Bag) => Bag) => void
  visitor: Visitor | undefined
  meta: () => OrderRequest['meta']
  /** Props of the form that keep and restore what was typed. */
  draft: DraftProps
  /** Zone of the restored form. */
  draftZone: string | undefined
  /** Called when the order was accepted. */
  onAccepted: () => void
}

/** The delivery form of Buy Now: orders one product and opens the thank-you page. */
export function DirectCheckout(props: DirectCheckoutProps) {
  const {
    product: chosen,
    quantity: firstQuantity,
    supportPhone,
    updateBag,
    visitor,
    meta,
    onAccepted,
  } = props
  const { draft, draftZone } = props
  const navigate = useNavigate()
  const { digits } = useMarket()
  const placeOrder = usePlaceOrder()
  const { product, notice, applyQuote } = useQuotedProduct(chosen, firstQuantity)
  const [saved, setSaved] = useState<SavedShipping>()
  useEffect(() => setSaved(readShipping()), [])

  async function submit({ quantity, zone: chosenZone, ...texts }: DirectCheckoutValues) {
    const zone = isZone(chosenZone) ? chosenZone : DEFAULT_ZONE
    console.info('Direct order', product.productId, quantity)
    const line = { ...product, cartQuantity: quantity }
    const expectedTotal = orderTotals({ lines: [line], zone }).totallPrice
    const result = await placeOrder(
      directOrderRequest(product, quantity, { ...texts, zone }, { meta: meta(), expectedTotal }),
    )
    if (!result.ok) {
      const quote = dearerQuote(result.error)
      if (!quote) return orderRefusal(result.error, [], () => product.name)
      applyQuote(quote)
      const changes = amountChanges(quote, expectedTotal, () => finalPrice(product))
      return orderRefusal(result.error, changes)
    }
    saveShipping({ ...texts, shipmentPlace: zone })
    saveLastOrder(result.order)
    const { productId, order_id, campaign_id } = product
    onAccepted()
    updateBag((bag) => subtractFromLine(bag, productId, quantity, { order_id, campaign_id }))
    void navigate('/thank-you', {
      replace: true,
      state: { product, total: result.order.totallPrice, order: result.order },
    })
    return { ok: true as const }
  }

  return (
    <div>
      <OrderNotices notices={notice ? [notice] : []} blocked={false} />
      <DirectCheckoutForm
        product={toSummary(product)}
        defaultQuantity={firstQuantity}
        {...draft}
        {...deliveryDefaults(saved, visitor, digits, draftZone)}
        supportPhone={supportPhone}
        onSubmit={submit}
      />
    </div>
  )
}
