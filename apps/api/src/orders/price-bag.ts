import {
  orderTotalsInPoisha,
  toPoisha,
  toTaka,
  type CouponRule,
  type OrderTotals,
  type ZoneWire,
} from '@shop/domain'
import type { CheckedQuote, FieldError } from '@shop/domain/wire'
import type { Db } from '../db/session.ts'
import type { Offer, OfferRequest } from '../offers/offer.queries.ts'
import { readZones } from '../zones/zone.queries.ts'
import { findProducts, type OrderableProduct } from './product.queries.ts'

/** A requested line; `index` is its position in the request. */
export type RequestedLine = CheckedQuote['products'][number] & { index: number }

/** A line at its current prices, in poisha. */
export interface PricedLine {
  index: number
  product: OrderableProduct
  quantity: number
  price: number
  discountPrice: number | null
  orderId: number | null
  campaignId: number | null
}

/** Why a line cannot be ordered. */
export type LineError = FieldError & {
  index: number
  kind: 'gone' | 'sold_out' | 'short' | 'offer_over' | 'offer_once' | 'offer_used'
}

/** How the offers and the coupon of a request are found. */
interface Finders {
  /** The best offer for each request, or undefined where there is none. */
  offers: (requests: readonly OfferRequest[]) => Promise<(Offer | undefined)[]>
  /** The current coupon of a code as it was typed. */
  coupon: (typed: string | null) => Promise<CouponRule | null>
}

/**
 * Reads the current products, offers, zones and coupon of a request, and prices its lines. The zone is the
 * requested one, else the first.
 */
export async function priceBag(
  db: Db,
  { products, shippingZone, couponCode }: CheckedQuote,
  find: Finders,
) {
  const coupon = await find.coupon(couponCode)
  const zones = await readZones(db)
  const zone = zones.find(({ id }) => id === shippingZone) ?? zones[0]
  if (!zone) throw new Error('The shop has no delivery zone. Add one with: zones add.')
  const lines = mergeLines(products)
  const offerRequests = lines.map((line) => ({
    productId: line.id,
    orderId: line.order_id,
    campaignId: line.campaign_id,
  }))
  const found = await findProducts(
    db,
    lines.map((line) => line.id),
  )
  const offers = await find.offers(offerRequests)
  return { lines, zones, zone, coupon, ...priceLines(lines, found, offers) }
}

/** The totals of priced lines, in whole poisha. */
export function totalsOf(
  lines: readonly PricedLine[],
  { zone, coupon }: { zone: ZoneWire; coupon: CouponRule | null },
): OrderTotals {
  return orderTotalsInPoisha({
    lines: lines.map(({ quantity, ...line }) => ({ ...line, cartQuantity: quantity })),
    coupon,
    charge: toPoisha(zone.charge),
  })
}

/** An optional amount of poisha in taka. */
export function toTakaOrNull(poisha: number | null): number | null {
  return poisha === null ? null : toTaka(poisha)
}

/** Merges lines of the same product and offer; a merged line keeps the index of the first. */
function mergeLines(lines: CheckedQuote['products']): RequestedLine[] {
  const merged = new Map<string, RequestedLine>()
  lines.forEach((line, index) => {
    const key = [line.id, line.order_id, line.campaign_id].join('/')
    const first = merged.get(key)
    if (first) first.quantity += line.quantity
    else merged.set(key, { ...line, index })
  })
  return [...merged.values()]
}

/**
 * Prices merged lines. A line of a missing product has an error and no price; a line with another
 * error has both.
 * @param offers the best offer of each line, in the order of the lines
 */
function priceLines(
  lines: readonly RequestedLine[],
  products: ReadonlyMap<number, OrderableProduct>,
  offers: readonly (Offer | undefined)[],
): { priced: PricedLine[]; errors: LineError[] } {
  const priced: PricedLine[] = []
  const errors: LineError[] = []
  const quantities = new Map<number, number>()
  for (const { id, quantity } of lines) quantities.set(id, (quantities.get(id) ?? 0) + quantity)
  lines.forEach((line, position) => {
    const product = products.get(line.id)
    if (!product) {
      errors.push(goneError(line))
      return
    }
    const offer = offers[position]
    const error =
      stockError(line, product, quantities.get(line.id) ?? 0) ?? offerError(line, product, offer)
    if (error) errors.push(error)
    const discountPrice = offer ? offer.price : product.discountPrice
    priced.push({
      index: line.index,
      product,
      quantity: line.quantity,
      price: product.price,
      discountPrice: discountPrice !== null && discountPrice > 0 ? discountPrice : null,
      orderId: offer?.orderId ?? null,
      campaignId: offer?.campaignId ?? null,
    })
  })
  return { priced, errors }
}

function goneError(line: RequestedLine): LineError {
  return {
    index: line.index,
    kind: 'gone',
    field: `products.${line.index}`,
    message: 'This product is no longer available.',
    productId: line.id,
    left: 0,
  }
}

/** @param quantity the quantity of all lines of the product */
function stockError(
  line: RequestedLine,
  product: OrderableProduct,
  quantity: number,
): LineError | undefined {
  const left = product.quantity
  if (left >= quantity) return undefined
  return {
    index: line.index,
    kind: left === 0 ? 'sold_out' : 'short',
    field: `products.${line.index}`,
    message: left === 0 ? `${product.name} is sold out.` : `Only ${left} left of ${product.name}.`,
    productId: line.id,
    left,
  }
}

function offerError(
  line: RequestedLine,
  product: OrderableProduct,
  offer: Offer | undefined,
): LineError | undefined {
  if (line.order_id === null && line.campaign_id === null) return undefined
  const base = {
    index: line.index,
    field: `products.${line.index}.${line.order_id === null ? 'campaign_id' : 'order_id'}`,
    productId: line.id,
  }
  const price = toTaka(product.discountPrice || product.price)
  if (!offer) {
    return {
      ...base,
      kind: 'offer_over',
      message: `The offer for ${product.name} is over. It costs ${price} tk now.`,
    }
  }
  if (offer.used) {
    return {
      ...base,
      kind: 'offer_used',
      message: `This phone number has already ordered ${product.name} at its campaign price, which is for one piece. It costs ${price} tk now.`,
    }
  }
  if (line.quantity > 1) {
    return {
      ...base,
      kind: 'offer_once',
      message: `The offer for ${product.name} is for one piece.`,
    }
  }
  return undefined
}
