import { bagLines, bagSubtotal, directBag, emptyBag } from '@shop/domain'
import { formatAmountExact, NothingToCheckout, useMessages } from '@shop/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useShopEvent } from '../features/analytics/use-shop-event.ts'
import type { BuyNow } from '../features/bag/product-actions.ts'
import { updateBag, useBag } from '../features/bag/use-bag.ts'
import { forgetBuyNow } from '../features/bag/buy-now.ts'
import { useQuote } from '../features/bag/use-quote.ts'
import { BagCheckout } from '../features/checkout/bag-checkout.tsx'
import { DirectCheckout } from '../features/checkout/direct-checkout.tsx'
import type { CheckoutProps } from '../features/checkout/use-checkout.tsx'
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
import { usePendingLocation } from '../shell/use-pending-location.ts'
import { useLocationState } from '../shell/use-location-state.ts'
import { orderMeta } from '../features/visitor/order-meta.ts'
import { useVisitor } from '../features/visitor/use-visitor.ts'
import { pageTitles } from '../messages/page-titles.messages.ts'
import { titleMeta } from '../messages/title-meta.ts'
import { useShop } from '../shell/use-shop.ts'

export const meta = titleMeta(pageTitles, 'shippingPage.title')

const ofBag = { coupon: { code: storedCouponCode, update: useCoupon.getState().update } }
const ofOneProduct = { formatAmount: formatAmountExact }

/** Direct checkout for a product in the navigation state, else checkout of the bag, else an empty state. */
export default function Shipping() {
  const { hydrated, state } = useLocationState<{ buyNow: BuyNow }>()
  const draft = useFormDraft('delivery')
  const common = {
    updateBag,
    supportPhone: useShop().shop.phone,
    visitor: useVisitor(),
    meta: orderMeta,
    draft: draft.props,
    draftRestored: draft.restored,
    draftZone: draft.zone,
    onAccepted: draft.forget,
  }
  return state.buyNow ? (
    <BuyNowShipping buyNow={state.buyNow} {...common} />
  ) : (
    <BagShipping hydrated={hydrated} {...common} />
  )
}

type CommonProps = Omit<CheckoutProps, 'bag' | 'notices' | 'applyQuote' | 'onRejected'>

/** The delivery form of Buy Now. It orders a bag of its own, with one line. */
function BuyNowShipping({ buyNow, ...common }: CommonProps & { buyNow: BuyNow }) {
  const [bag, setBag] = useState(() => directBag(buyNow.product, buyNow.quantity))
  const { notices, recheck, applyQuote } = useQuote(bag, setBag, ofOneProduct)
  useShopEvent({ type: 'checkout-opened', lines: [buyNow] })
  const onAccepted = () => {
    common.onAccepted()
    forgetBuyNow()
  }
  return (
    <>
      <DirectCheckout
        {...common}
        {...buyNow}
        {...{ bag, notices, applyQuote, onAccepted }}
        onRejected={recheck}
      />
      <PrefetchPage path="/thank-you" />
    </>
  )
}

/** The delivery form for the stored bag, or what is shown in its place. */
function BagShipping({ hydrated, ...common }: CommonProps & { hydrated: boolean }) {
  const t = useMessages(pageTitles)
  const navigate = useNavigate()
  const navigating = usePendingLocation() !== undefined
  const bag = useBag(({ bag }) => bag)
  const { notices, recheck, applyQuote } = useQuote(hydrated ? bag : null, updateBag, ofBag)
  const lines = bagLines(bag ?? emptyBag())
  // Another tab may order or empty the bag: what was typed here stays.
  const [filled, setFilled] = useState(false)
  if (lines.length > 0 && !filled) setFilled(true)
  useShopEvent(
    hydrated && lines.length > 0
      ? {
          type: 'checkout-opened',
          lines: lines.map(({ item }) => ({ product: item, quantity: item.cartQuantity })),
          coupon: appliedDiscount(storedCoupon(), bagSubtotal(bag ?? emptyBag())),
        }
      : undefined,
  )
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
          {...common}
          {...{ bag, notices, applyQuote }}
          onRejected={recheck}
          emptied={empty}
        />
      </div>
      <DraftScript form="delivery" hiddenWith="buyNow" />
      {/* Prefetched before the order, so that the page also opens after a lost connection. */}
      <PrefetchPage path="/payment-success" />
    </>
  )
}
