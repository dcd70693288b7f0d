import { bagLines, emptyBag, MAX_LINES, orderTotals, type Bag, type CouponRule } from '@shop/domain'
import {
  DeliveryForm,
  MarketProvider,
  OrderSummary,
  useMessages,
  type DeliveryValues,
  type FormResult,
} from '@shop/ui'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { quoteMessages } from '../../messages/quote.messages.ts'
import { useCoupon } from './coupon-store.ts'
import { useEndedCoupon } from './ended-coupon.tsx'
import { OrderNotices } from './order-notices.tsx'
import { orderRefusal } from './order-refusal.ts'
import { toSummaryLine } from './order-view.ts'
import { placesInZones, useCheckout, type CheckoutProps } from './use-checkout.tsx'

export interface BagCheckoutProps extends CheckoutProps {
  /** True when the bag had lines on this page, and another tab ordered or removed them. */
  emptied: boolean
}

/** A notice with the product's name, which some notices of the shop have already. */
const named = (name: string, notice: string) =>
  notice.includes(name) ? notice : `${name}: ${notice}`

/** The delivery form for the bag. */
export function BagCheckout(props: BagCheckoutProps) {
  const { bag, emptied, notices, updateBag } = props
  const navigate = useNavigate()
  const t = useMessages(quoteMessages)
  const { form, formKey, texts, zones, earlier, submit } = useCheckout(props)
  const { zone } = form
  // The bag is emptied before the next page opens; until then the amounts of the order stay.
  const [accepted, setAccepted] = useState<{ bag: Bag; coupon: CouponRule | null }>()
  const { coupon, connect, remove } = useCoupon()
  useEffect(connect, [connect])

  const shown = accepted ?? { bag: bag ?? emptyBag(), coupon }
  const lines = bagLines(shown.bag)
  const totals = orderTotals({
    lines: lines.map(({ item }) => item),
    coupon: shown.coupon,
    charge: zones.chargeOf(zone),
  })
  const changes = lines.flatMap(({ key, item }) => {
    const notice = notices[key]
    return notice ? [{ ...notice, notice: named(item.name, notice.notice) }] : []
  })
  // A bag of an older build may have more lines than an order takes.
  if (lines.length > MAX_LINES)
    changes.push({ notice: t('quote.tooManyLines', { limit: MAX_LINES }), blocked: true })
  const endedCoupon = useEndedCoupon()
  if (endedCoupon) changes.push({ notice: endedCoupon, blocked: false })
  const blocked = changes.some((line) => line.blocked)

  async function order({
    terms: _terms,
    zone: _zone,
    ...typed
  }: DeliveryValues): Promise<FormResult> {
    if (!bag) return orderRefusal(undefined)
    return submit({
      bag,
      coupon,
      delivery: { ...typed, zone },
      onPlaced(placed) {
        setAccepted({ bag, coupon })
        void navigate('/payment-success', { replace: true, state: { order: placed } })
        updateBag(emptyBag)
        remove()
      },
    })
  }

  return (
    <MarketProvider market={placesInZones}>
      <DeliveryForm
        key={formKey}
        {...form}
        // The inline script may have hidden the form before hydration.
        suppressHydrationWarning
        {...(texts && { defaultValues: texts })}
        disabled={lines.length === 0 || blocked}
        total={lines.length > 0 ? totals.totallPrice : null}
        summary={
          <div>
            <OrderNotices
              notices={changes.map(({ notice }) => notice)}
              blocked={blocked}
              emptied={emptied && !accepted}
              earlier={earlier}
            />
            <OrderSummary
              lines={lines.map(toSummaryLine)}
              subtotal={totals.subtotal}
              discount={totals.discount}
              shipping={totals.shippingCharge}
              total={totals.totallPrice}
            />
          </div>
        }
        onSubmit={order}
      />
    </MarketProvider>
  )
}
