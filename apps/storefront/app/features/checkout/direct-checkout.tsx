import { subtractFromLine, isZone, DEFAULT_ZONE } from '@shop/domain'
import { DirectCheckoutForm } from '@shop/ui'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { toSummary } from '../../lib/product-view.ts'
import type { ProductWire, Bag } from '@shop/domain'
import { keepOrder } from './last-order.ts'
import { directOrder } from './order-payload.ts'
import { refusal } from './order-result.ts'
import { readShipping, saveShipping, type SavedShipping } from './saved-shipping.ts'
import { useOrder } from './use-order.ts'

export interface DirectCheckoutProps {
  product: ProductWire
  quantity: number
  supportPhone: string
  change: (rule: (bag: Bag) => Bag) => void
}

/** Buy Now: one product, straight to an order and its thank-you page. */
export function DirectCheckout({ product, quantity, supportPhone, change }: DirectCheckoutProps) {
  const navigate = useNavigate()
  const order = useOrder()
  const [saved, setSaved] = useState<SavedShipping>()
  useEffect(() => setSaved(readShipping()), [])

  return (
    <DirectCheckoutForm
      product={toSummary(product)}
      defaultQuantity={quantity}
      {...(saved
        ? { defaultValues: { name: saved.name, mobile: saved.mobile, address: saved.address } }
        : {})}
      supportPhone={supportPhone}
      onSubmit={async (values) => {
        const { name, mobile, address } = values
        const zone = isZone(values.zone) ? values.zone : DEFAULT_ZONE
        const payload = directOrder(product, values.quantity, { name, mobile, address, zone })
        console.info('Direct order', product.productId, values.quantity)
        const outcome = await order(payload)
        if (!outcome.ok) return refusal(outcome.message, outcome.errors)
        saveShipping({ name, mobile, address, shipmentPlace: zone })
        keepOrder(outcome.order)
        change((bag) => subtractFromLine(bag, product.productId, values.quantity))
        void navigate('/thank-you', {
          replace: true,
          state: { product, total: outcome.order.totallPrice, order: outcome.order },
        })
        return { ok: true }
      }}
    />
  )
}
