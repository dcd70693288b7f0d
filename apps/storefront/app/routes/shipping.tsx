import { bagLines, bagSubtotal, emptyBag } from '@shop/domain'
import { NothingToCheckout, useMessages } from '@shop/ui'
import { useState } from 'react'
import { useNavigate, useNavigation } from 'react-router-dom'
import type { Route } from './+types/shipping'
import { useShopEvent } from '../features/analytics/use-shop-event.ts'
import type { DirectPurchase } from '../features/bag/product-actions.ts'
import { updateBag, useBag } from '../features/bag/use-bag.ts'
import { forgetDirectPurchase } from '../features/bag/direct-purchase.ts'
import { useQuote } from '../features/bag/use-quote.ts'
import { BagCheckout, DirectCheckout } from '../features/checkout/checkout.tsx'
import {
  appliedDiscount,
  storedCoupon,
  storedCouponCode,
  useCoupon,
} from '../features/checkout/coupon-store.ts'
import { useFormDraft } from '../features/forms/use-form-draft.ts'
import { DraftScript } from '../shell/draft-script.tsx'
import { PrefetchPage } from '../shell/prefetch-page.tsx'
import { WithoutScripts } from '../shell/without-scripts.tsx'
import { useLocationState } from '../shell/use-location-state.ts'
import { orderMeta } from '../features/visitor/order-meta.ts'
import { useVisitor } from '../features/visitor/use-visitor.ts'
import { cachePage } from '../lib/cache-page.ts'
import { pageMeta } from '../lib/page-meta.ts'
import { pageTexts } from '../messages/texts.ts'
import { shippingPageMessages } from './shipping.messages.ts'
import { rootData } from '../lib/root-data.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: pageTexts(matches, shippingPageMessages)('shippingPage.title') })

export const headers: Route.HeadersFunction = () => cachePage(5)

const appliedCoupon = { code: storedCouponCode, update: useCoupon.getState().update }

/** Direct checkout for a product in the navigation state, else checkout of the bag, else an empty state. */
export default function Shipping({ matches }: Route.ComponentProps) {
  const t = useMessages(shippingPageMessages)
  const navigate = useNavigate()
  const navigating = useNavigation().state !== 'idle'
  const { hydrated, state } = useLocationState<{ direct: DirectPurchase }>()
  const { direct } = state
  const bag = useBag(({ bag }) => bag)
  const { notices, recheck, applyQuote } = useQuote(
    direct || !hydrated ? null : bag,
    updateBag,
    appliedCoupon,
  )
  const visitor = useVisitor()
  const draft = useFormDraft('delivery')
  const common = {
    supportPhone: rootData(matches)?.environment.shop.phone ?? '',
    updateBag,
    visitor,
    meta: orderMeta,
    draft: draft.props,
    draftRestored: draft.restored,
    draftZone: draft.zone,
  }

  const lines = bagLines(bag ?? emptyBag())
  // Another tab may order or empty the bag: what was typed here stays.
  const [filled, setFilled] = useState(false)
  if (lines.length > 0 && !filled) setFilled(true)
  const formShown = hydrated && (direct !== undefined || lines.length > 0)
  useShopEvent(
    formShown
      ? {
          type: 'checkout-opened',
          lines: direct
            ? [direct]
            : lines.map(({ item }) => ({ product: item, quantity: item.cartQuantity })),
          coupon: direct ? null : appliedDiscount(storedCoupon(), bagSubtotal(bag ?? emptyBag())),
        }
      : undefined,
  )

  if (direct) {
    const forget = () => {
      draft.forget()
      forgetDirectPurchase()
    }
    return (
      <>
        <DirectCheckout {...direct} {...common} onAccepted={forget} />
        <PrefetchPage path="/thank-you" />
      </>
    )
  }
  // The bag is already empty while the navigation after an accepted order is under way.
  const empty = bag !== null && lines.length === 0 && !navigating
  if (empty && !filled) {
    return (
      <NothingToCheckout
        onBack={(event) => {
          if (window.history.length < 2) return
          event.preventDefault()
          void navigate(-1)
        }}
      />
    )
  }
  return (
    <>
      <WithoutScripts title={t('shippingPage.title')} />
      <div className="noscript:hidden">
        <BagCheckout
          bag={bag}
          emptied={empty}
          {...common}
          onAccepted={draft.forget}
          notices={notices}
          onRejected={recheck}
          applyQuote={applyQuote}
        />
      </div>
      <DraftScript form="delivery" hiddenWith="direct" />
      {/* Prefetched before the order, so that the page also opens after a lost connection. */}
      <PrefetchPage path="/payment-success" />
    </>
  )
}
