import {
  bagLines,
  bangladeshPlaces,
  deliveryTexts,
  directBag,
  emptyBag,
  finalPrice,
  findLine,
  MAX_LINES,
  orderTotals,
  subtractFromLine,
  writeDigits,
  type Bag,
  type CardProduct,
  type CouponRule,
} from '@shop/domain'
import type { KeyedOrder, OrderRequest, PlacedOrder, Quote } from '@shop/domain/wire'
import {
  DeliveryForm,
  DirectCheckoutForm,
  MarketProvider,
  OrderSummary,
  useMarket,
  useMessages,
  type DeliveryValues,
  type DirectCheckoutFormProps,
  type DirectCheckoutValues,
  type FormResult,
} from '@shop/ui'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { toSummary } from '../../lib/product-view.ts'
import type { Visitor } from '../../lib/visitor-token.ts'
import { quoteMessages } from '../../messages/quote.messages.ts'
import { amountChanges } from './amount-changes.ts'
import { useCoupon } from './coupon-store.ts'
import { useEndedCoupon } from './ended-coupon.tsx'
import { findEarlierOrders } from './earlier-orders.ts'
import { PrefilledNote } from './forget-shopper.tsx'
import { saveLastOrder } from './last-order.ts'
import { OrderNotices } from './order-notices.tsx'
import { orderRequest, type Delivery } from './order-payload.ts'
import { newQuote, orderRefusal } from './order-refusal.ts'
import { toSummaryLine } from './order-view.ts'
import { forgetShopper } from './personal-data.ts'
import { readShipping, saveShipping, type SavedShipping } from './saved-shipping.ts'
import { usePlaceOrder } from './use-place-order.ts'
import { useZones } from './use-zones.ts'

/** What both ways to buy need. */
export interface CheckoutProps {
  /** What is ordered; null until the stored bag has been read. */
  bag: Bag | null
  /** The lines that changed since they were added, by line key. */
  notices: Readonly<Record<string, { notice: string; blocked: boolean }>>
  /** Takes over the prices and the stock of a quote, for an order that became dearer. */
  applyQuote: (quote: Quote) => void
  /** Called when an order was rejected for another reason, because stock may have changed. */
  onRejected: () => void
  /** Updates the stored bag. */
  updateBag: (update: (bag: Bag) => Bag) => void
  /** Phone number shown when the order fails. */
  supportPhone: string
  visitor: Visitor | undefined
  meta: () => OrderRequest['meta']
  /** Props of the form that keep and restore what was typed. */
  draft: Pick<DirectCheckoutFormProps, 'ref' | 'onChange' | 'onReset'>
  /** Whether the form was filled in from a draft. */
  draftRestored: boolean
  /** Zone of the restored form. */
  draftZone: string | undefined
  /** Called when the order was accepted. */
  onAccepted: () => void
}

/**
 * How long an order that was placed without an answer is answered again, after its number was shown here: a
 * press that follows opens its page and places no second one.
 */
const KEPT_AFTER_NOTICE_MS = 60 * 60_000

/** For the offer of the zone that an address names. */
const placesInZones = { places: bangladeshPlaces }

/** An order as the shopper was shown it. */
interface Order {
  bag: Bag
  coupon: CouponRule | null
  delivery: Delivery
  onPlaced: (order: PlacedOrder) => void
}

/**
 * What both ways to buy share: the props of their form with the selected zone, and the function that places an
 * order. The initial texts are those of the last order, else name and phone of the visitor token.
 */
function useCheckout(props: CheckoutProps) {
  const { draft, draftRestored, supportPhone, visitor } = props
  const { digits } = useMarket()
  const placeOrder = usePlaceOrder()
  const zones = useZones()
  const [saved, setSaved] = useState<SavedShipping>()
  const [chosenZone, setChosenZone] = useState<string>()
  const zone = [chosenZone, props.draftZone, saved?.shipmentPlace].find(zones.isZone) ?? zones.first
  const [forgotten, setForgotten] = useState(false)
  useEffect(() => setSaved(readShipping()), [])
  const [earlier, setEarlier] = useState<readonly KeyedOrder[]>([])
  useEffect(() => {
    findEarlierOrders({ keptFor: KEPT_AFTER_NOTICE_MS })
      .then((found) => setEarlier((before) => [...before, ...found]))
      .catch((error: unknown) => console.error('Earlier orders could not be checked.', error))
  }, [])
  const prefilled = draftRestored || Boolean(saved && (saved.name || saved.mobile || saved.address))
  const texts = saved && {
    ...deliveryTexts((name) => saved[name]),
    name: saved.name || visitor?.name || '',
    mobile: writeDigits(saved.mobile || visitor?.phone || '', digits),
  }

  async function submit({ bag, coupon, delivery, onPlaced }: Order): Promise<FormResult> {
    const { zone, ...typed } = delivery
    saveShipping({ ...typed, shipmentPlace: zone })
    const lines = bagLines(bag)
    const charge = zones.chargeOf(zone)
    const items = lines.map(({ item }) => item)
    const total = orderTotals({ lines: items, coupon, charge }).totallPrice
    const extras = { coupon: coupon?.code, meta: props.meta(), expectedTotal: total }
    const result = await placeOrder(orderRequest(bag, delivery, extras))
    if (result.ok) {
      saveLastOrder(result.order)
      props.onAccepted()
      onPlaced(result.order)
      return { ok: true }
    }
    const quote = newQuote(result.error)
    if (!quote) {
      props.onRejected()
      const nameOf = (id: number) => lines.find(({ item }) => item.productId === id)?.item.name
      return orderRefusal(result.error, [], nameOf)
    }
    props.applyQuote(quote)
    const priceOf = (line: Quote['lines'][number]) => {
      const shown = findLine(bag, line)
      return shown && finalPrice(shown.item)
    }
    return orderRefusal(result.error, amountChanges(quote, { total, charge }, priceOf))
  }

  function forget() {
    forgetShopper()
    setSaved(readShipping())
    setForgotten(true)
  }

  const form = {
    ...draft,
    supportPhone,
    zone,
    onZoneChange: setChosenZone,
    children: (prefilled || forgotten) && <PrefilledNote forgotten={forgotten} onForget={forget} />,
  }
  // Another key is another form, with empty fields.
  return { form, formKey: String(forgotten), texts, zones, earlier, submit }
}

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
        {...(lines.length > 0 && { total: totals.totallPrice })}
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

export interface DirectCheckoutProps extends CheckoutProps {
  product: CardProduct
  quantity: number
}

/** The delivery form of Buy Now: orders one product and opens the thank-you page. */
export function DirectCheckout(props: DirectCheckoutProps) {
  const { bag, notices, updateBag } = props
  const navigate = useNavigate()
  const { form, formKey, texts, earlier, submit } = useCheckout(props)
  const [line] = bagLines(bag ?? emptyBag())
  const product: CardProduct = { ...props.product, ...line?.item }

  async function order({ quantity, zone, ...typed }: DirectCheckoutValues): Promise<FormResult> {
    const { productId, order_id, campaign_id } = product
    console.info('Direct order', productId, quantity)
    return submit({
      bag: directBag(product, quantity),
      coupon: null,
      delivery: { ...typed, zone },
      onPlaced(placed) {
        updateBag((stored) =>
          subtractFromLine(stored, productId, quantity, { order_id, campaign_id }),
        )
        void navigate('/thank-you', {
          replace: true,
          state: { product, total: placed.totallPrice, order: placed },
        })
      },
    })
  }

  return (
    <MarketProvider market={placesInZones}>
      <OrderNotices
        notices={Object.values(notices).map(({ notice }) => notice)}
        blocked={false}
        earlier={earlier}
      />
      <DirectCheckoutForm
        key={formKey}
        product={toSummary(product)}
        defaultQuantity={props.quantity}
        {...form}
        {...(texts && { defaultValues: texts })}
        onSubmit={order}
      />
    </MarketProvider>
  )
}
