import { DEFAULT_ZONE, isZone, subtractFromLine, type Bag, type ProductWire } from '@shop/domain'
import type { OrderRequest } from '@shop/domain/wire'
import { DirectCheckoutForm, type DirectCheckoutValues } from '@shop/ui'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { toSummary } from '../../lib/product-view.ts'
import { knownBuyer, type Buyer } from './known-buyer.ts'
import { keepOrder } from './last-order.ts'
import { OrderNotices } from './order-notices.tsx'
import { directOrder } from './order-payload.ts'
import { refusal } from './order-result.ts'
import { readShipping, saveShipping, type SavedShipping } from './saved-shipping.ts'
import { useFreshProduct } from './use-fresh-product.ts'
import { useOrder } from './use-order.ts'

export interface DirectCheckoutProps {
  product: ProductWire
  quantity: number
  supportPhone: string
  change: (rule: (bag: Bag) => Bag) => void
  buyer: Buyer | undefined
  meta: () => OrderRequest['meta']
}

/** Buy Now: one product, straight to an order and its thank-you page. */
export function DirectCheckout(props: DirectCheckoutProps) {
  const { product: chosen, quantity, supportPhone, change, buyer, meta } = props
  const navigate = useNavigate()
  const order = useOrder()
  const { product, notice } = useFreshProduct(chosen, quantity)
  const [saved, setSaved] = useState<SavedShipping>()
  useEffect(() => setSaved(readShipping()), [])

  async function send(values: DirectCheckoutValues) {
    const { name, mobile, address } = values
    const zone = isZone(values.zone) ? values.zone : DEFAULT_ZONE
    const delivery = { name, mobile, address, zone }
    console.info('Direct order', product.productId, values.quantity)
    const outcome = await order(directOrder(product, values.quantity, delivery, { meta: meta() }))
    if (!outcome.ok) return refusal(outcome.message, outcome.errors)
    saveShipping({ name, mobile, address, shipmentPlace: zone })
    keepOrder(outcome.order)
    const { productId, order_id, campaign_id } = product
    change((bag) => subtractFromLine(bag, productId, values.quantity, { order_id, campaign_id }))
    void navigate('/thank-you', {
      replace: true,
      state: { product, total: outcome.order.totallPrice, order: outcome.order },
    })
    return { ok: true as const }
  }

  return (
    <div>
      <OrderNotices notices={notice ? [notice] : []} blocked={false} />
      <DirectCheckoutForm
        product={toSummary(product)}
        defaultQuantity={quantity}
        {...knownBuyer(saved, buyer)}
        supportPhone={supportPhone}
        onSubmit={send}
      />
    </div>
  )
}
