import {
  bagLines,
  bangladeshPlaces,
  deliveryTexts,
  finalPrice,
  findLine,
  orderTotals,
  writeDigits,
  type Bag,
  type CouponRule,
} from '@shop/domain'
import type { KeyedOrder, OrderRequest, PlacedOrder, Quote } from '@shop/domain/wire'
import { useMarket, type DirectCheckoutFormProps, type FormResult } from '@shop/ui'
import { useEffect, useState } from 'react'
import type { Visitor } from '../../lib/visitor-token.ts'
import { amountChanges } from './amount-changes.ts'
import { findEarlierOrders } from './earlier-orders.ts'
import { PrefilledNote } from './forget-shopper.tsx'
import { saveLastOrder } from './last-order.ts'
import { orderRequest, type Delivery } from './order-payload.ts'
import { newQuote, orderRefusal } from './order-refusal.ts'
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
export const placesInZones = { places: bangladeshPlaces }

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
export function useCheckout(props: CheckoutProps) {
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
