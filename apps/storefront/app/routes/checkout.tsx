import { bagLines, emptyBag, orderTotals, removeLine, type CouponRule } from '@shop/domain'
import type { PlacedOrder } from '@shop/domain/wire'
import { ButtonLink, Heading, Link, OrderSummary, useMessages } from '@shop/ui'
import { useEffect, useState } from 'react'
import { updateBag, useBag } from '../features/bag/use-bag.ts'
import { useCoupon } from '../features/checkout/coupon-store.ts'
import { readLastOrder } from '../features/checkout/last-order.ts'
import { toOrderView, toSummaryLine } from '../features/checkout/order-view.ts'
import { useZones } from '../features/checkout/use-zones.ts'
import { WithoutScripts } from '../shell/without-scripts.tsx'
import { titleMeta } from '../messages/title-meta.ts'
import { checkoutPageMessages } from './checkout.messages.ts'

export const meta = titleMeta(checkoutPageMessages, 'checkoutPage.title')

/** The bag, or the last order while the bag is empty. */
export default function Checkout() {
  const t = useMessages(checkoutPageMessages)
  const bag = useBag((state) => state.bag)
  const { coupon, connect } = useCoupon()
  const zones = useZones()
  const [order, setOrder] = useState<PlacedOrder>()
  useEffect(() => {
    connect()
    setOrder(readLastOrder())
  }, [connect])

  const lines = bagLines(bag ?? emptyBag())
  const showsOrder = order !== undefined && lines.length === 0
  const summary = showsOrder
    ? orderSummary(order)
    : bagSummary(lines, coupon, {
        zone: zones.first,
        charge: zones.chargeOf(zones.first),
      })

  return (
    <>
      <WithoutScripts title={t('checkoutPage.title')} />
      <div className="noscript:hidden mx-auto grid w-full max-w-shop-reading grid-cols-1 gap-6">
        <Heading level={1}>{t('checkoutPage.title')}</Heading>
        <OrderSummary
          {...summary}
          removable={!showsOrder}
          onRemove={(key) => updateBag((bag) => removeLine(bag, key))}
        />
        <div className="flex flex-wrap items-center gap-4">
          {!showsOrder && lines.length > 0 && (
            <ButtonLink href="/shipping">{t('checkoutPage.continue')}</ButtonLink>
          )}
          <Link href="/track-order">{t('checkoutPage.track')}</Link>
        </div>
      </div>
    </>
  )
}

function orderSummary(order: PlacedOrder) {
  const { lines, totals } = toOrderView(order)
  return { lines, ...totals }
}

function bagSummary(
  lines: ReturnType<typeof bagLines>,
  coupon: CouponRule | null,
  { zone, charge }: { zone: string; charge: number },
) {
  const totals = orderTotals({ lines: lines.map(({ item }) => item), coupon, charge })
  return {
    lines: lines.map(toSummaryLine),
    subtotal: totals.subtotal,
    discount: totals.discount,
    shipping: totals.shippingCharge,
    total: totals.totallPrice,
    zone,
  }
}
