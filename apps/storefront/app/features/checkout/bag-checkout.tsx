import {
  bagLines,
  emptyBag,
  finalPrice,
  findLine,
  isZone,
  orderTotals,
  DEFAULT_ZONE,
  type Bag,
  type Zone,
} from '@shop/domain'
import type { OrderRequest, Quote } from '@shop/domain/wire'
import { DeliveryForm, OrderSummary, useMarket, type DeliveryValues } from '@shop/ui'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { amountChanges } from './amount-changes.ts'
import { useCoupon } from './coupon-store.ts'
import type { Visitor } from '../../lib/visitor-token.ts'
import { deliveryDefaults, type DraftProps } from './delivery-defaults.ts'
import { saveLastOrder } from './last-order.ts'
import { OrderNotices } from './order-notices.tsx'
import { bagOrderRequest } from './order-payload.ts'
import { dearerQuote, orderRefusal } from './order-refusal.ts'
import { toSummaryLine } from './order-view.ts'
import { readShipping, saveShipping, type SavedShipping } from './saved-shipping.ts'
import { usePlaceOrder } from './use-place-order.ts'

export interface BagCheckoutProps {
  /** Null until the stored bag has been read. */
  bag: Bag | null
  /** True when the bag had lines on this page, and another tab ordered or removed them. */
  emptied: boolean
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
  /** The lines that changed since they were added, by line key. */
  notices: Readonly<Record<string, { notice: string; blocked: boolean }>>
  /** Called when an order was rejected, because prices or stock may have changed. */
  onRejected: () => void
  /** Takes over the prices and the stock of a quote, for an order that became dearer. */
  applyQuote: (quote: Quote) => void
}

/** A notice with the product's name, which some notices of the shop have already. */
const named = (name: string, notice: string) =>
  notice.includes(name) ? notice : `${name}: ${notice}`

/** The delivery form for the bag. */
export function BagCheckout(props: BagCheckoutProps) {
  const { bag, emptied, supportPhone, updateBag, visitor, meta, notices, onRejected, applyQuote } =
    props
  const { draft, draftZone, onAccepted } = props
  const navigate = useNavigate()
  const { digits } = useMarket()
  const placeOrder = usePlaceOrder()
  const [saved, setSaved] = useState<SavedShipping>()
  const [accepted, setAccepted] = useState(false)
  const [zone, setZone] = useState<Zone>(DEFAULT_ZONE)
  const { code, connect, remove } = useCoupon()
  useEffect(() => {
    const shipping = readShipping()
    setSaved(shipping)
    setZone(draftZone && isZone(draftZone) ? draftZone : shipping.shipmentPlace)
    connect()
  }, [connect, draftZone])

  const lines = bagLines(bag ?? emptyBag())
  const totals = orderTotals({ lines: lines.map(({ item }) => item), coupon: code, zone })
  const changes = lines.flatMap(({ key, item }) => {
    const notice = notices[key]
    return notice ? [{ ...notice, notice: named(item.name, notice.notice) }] : []
  })
  const blocked = changes.some((line) => line.blocked)

  async function submit({ terms: _, ...texts }: DeliveryValues) {
    if (!bag) return orderRefusal(undefined)
    saveShipping({ ...texts, shipmentPlace: zone })
    const expectedTotal = totals.totallPrice
    const extras = { coupon: code, meta: meta(), expectedTotal }
    const nameOf = (id: number) => lines.find(({ item }) => item.productId === id)?.item.name
    const result = await placeOrder(bagOrderRequest(bag, { ...texts, zone }, extras))
    if (!result.ok) {
      const quote = dearerQuote(result.error)
      if (!quote) {
        onRejected()
        return orderRefusal(result.error, [], nameOf)
      }
      applyQuote(quote)
      const shownPrice = (line: Quote['lines'][number]) => {
        const shown = findLine(bag, line)
        return shown && finalPrice(shown.item)
      }
      return orderRefusal(result.error, amountChanges(quote, expectedTotal, shownPrice))
    }
    saveLastOrder(result.order)
    onAccepted()
    setAccepted(true)
    void navigate('/payment-success', { replace: true, state: { order: result.order } })
    updateBag(emptyBag)
    remove()
    return { ok: true as const }
  }

  return (
    <DeliveryForm
      {...draft}
      // The inline script may have hidden the form before hydration.
      suppressHydrationWarning
      {...deliveryDefaults(saved, visitor, digits)}
      supportPhone={supportPhone}
      disabled={lines.length === 0 || blocked}
      summary={
        <div>
          <OrderNotices
            notices={changes.map(({ notice }) => notice)}
            blocked={blocked}
            emptied={emptied && !accepted}
          />
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
      onSubmit={submit}
    />
  )
}
