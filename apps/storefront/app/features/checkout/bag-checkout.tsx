import {
  bagLines,
  emptyBag,
  isZone,
  orderTotals,
  DEFAULT_ZONE,
  type Bag,
  type Zone,
} from '@shop/domain'
import type { OrderRequest } from '@shop/domain/wire'
import { DeliveryForm, OrderSummary, type DeliveryValues } from '@shop/ui'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useCoupon } from './coupon-store.ts'
import { knownBuyer, type Buyer } from './known-buyer.ts'
import { keepOrder } from './last-order.ts'
import { OrderNotices } from './order-notices.tsx'
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
  buyer: Buyer | undefined
  meta: () => OrderRequest['meta']
  /** What changed in a line since the shopper last looked, by its key. */
  news: Readonly<Record<string, { notice: string; blocked: boolean }>>
  /** Called when an order was refused: prices or stock may have moved. */
  onRefused: () => void
}

/** The delivery form for everything in the bag. */
export function BagCheckout(props: BagCheckoutProps) {
  const { bag, supportPhone, change, buyer, meta, news, onRefused } = props
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
  const changed = lines.flatMap(({ key, item }) => {
    const line = news[key]
    return line ? [{ ...line, notice: `${item.name}: ${line.notice}` }] : []
  })
  const blocked = changed.some((line) => line.blocked)

  async function send({ name, mobile, address }: DeliveryValues) {
    if (!bag) return refusal(undefined, [])
    saveShipping({ name, mobile, address, shipmentPlace: zone })
    const extras = { coupon: code, meta: meta() }
    const outcome = await order(bagOrder(bag, { name, mobile, address, zone }, extras))
    if (!outcome.ok) {
      onRefused()
      return refusal(outcome.message, outcome.errors)
    }
    keepOrder(outcome.order)
    void navigate('/payment-success', { replace: true, state: { order: outcome.order } })
    change(emptyBag)
    remove()
    return { ok: true as const }
  }

  return (
    <DeliveryForm
      {...knownBuyer(saved, buyer)}
      supportPhone={supportPhone}
      disabled={lines.length === 0 || blocked}
      summary={
        <div>
          <OrderNotices notices={changed.map(({ notice }) => notice)} blocked={blocked} />
          <OrderSummary
            lines={lines.map(toSummaryLine)}
            subtotal={totals.subtotal}
            discount={totals.discount}
            shipping={totals.shippingCharge}
            total={totals.totallPrice}
            zone={zone}
            onZoneChange={(value) => isZone(value) && setZone(value)}
          />
        </div>
      }
      onSubmit={send}
    />
  )
}
