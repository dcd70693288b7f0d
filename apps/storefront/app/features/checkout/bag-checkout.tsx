import {
  bagLines,
  emptyBag,
  isZone,
  orderTotals,
  DEFAULT_ZONE,
  type Bag,
  type Zone,
} from '@shop/domain'
import { DeliveryForm, OrderSummary } from '@shop/ui'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useCoupon } from './coupon-store.ts'
import { keepOrder } from './last-order.ts'
import { bagOrder } from './order-payload.ts'
import { refusal } from './order-result.ts'
import { toSummaryLine } from './order-view.ts'
import { readShipping, saveShipping, type SavedShipping } from './saved-shipping.ts'
import { useOrder } from './use-order.ts'

export interface BagCheckoutProps {
  /** Null until the stored bag has been read. */
  bag: Bag | null
  supportPhone: string
  change: (rule: (bag: Bag) => Bag) => void
}

/** The delivery form for everything in the bag. */
export function BagCheckout({ bag, supportPhone, change }: BagCheckoutProps) {
  const navigate = useNavigate()
  const order = useOrder()
  const [saved, setSaved] = useState<SavedShipping>()
  const [zone, setZone] = useState<Zone>(DEFAULT_ZONE)
  const { code, connect, remove } = useCoupon()
  useEffect(() => {
    const shipping = readShipping()
    setSaved(shipping)
    setZone(shipping.shipmentPlace)
    connect()
  }, [connect])

  const lines = bagLines(bag ?? emptyBag())
  const totals = orderTotals({ lines: lines.map(({ item }) => item), coupon: code, zone })

  return (
    <DeliveryForm
      {...(saved
        ? { defaultValues: { name: saved.name, mobile: saved.mobile, address: saved.address } }
        : {})}
      supportPhone={supportPhone}
      disabled={lines.length === 0}
      summary={
        <OrderSummary
          lines={lines.map(toSummaryLine)}
          subtotal={totals.subtotal}
          discount={totals.discount}
          shipping={totals.shippingCharge}
          total={totals.totallPrice}
          zone={zone}
          onZoneChange={(value) => isZone(value) && setZone(value)}
        />
      }
      onSubmit={async (values) => {
        if (!bag) return refusal(undefined, [])
        const { name, mobile, address } = values
        saveShipping({ name, mobile, address, shipmentPlace: zone })
        const outcome = await order(
          bagOrder(bag, { name, mobile, address, zone }, code ?? undefined),
        )
        if (!outcome.ok) return refusal(outcome.message, outcome.errors)
        keepOrder(outcome.order)
        void navigate('/payment-success', { replace: true, state: { order: outcome.order } })
        change(emptyBag)
        remove()
        return { ok: true }
      }}
    />
  )
}
