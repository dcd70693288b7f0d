import { toTaka } from '@shop/domain'
import type { CheckedQuote, FieldError } from '@shop/domain/wire'
import type { ProductRow } from '../products/product.ts'
import type { Offer } from './offer.queries.ts'

/** One line at today's price, in poisha. `index` is its first place in the request. */
export interface PricedLine {
  index: number
  product: ProductRow
  quantity: number
  price: number
  discountPrice: number | null
  orderId: number | null
  campaignId: number | null
}

/** Why a line cannot be ordered. */
export type LineFault = FieldError & {
  index: number
  kind: 'gone' | 'sold_out' | 'short' | 'offer_over' | 'offer_once'
}

type Line = CheckedQuote['products'][number] & { index: number }

/** Puts lines of the same product and offer together, keeping the place of the first. */
export function mergeLines(lines: CheckedQuote['products']): Line[] {
  const merged = new Map<string, Line>()
  lines.forEach((line, index) => {
    const key = [line.id, line.order_id, line.campaign_id].join('/')
    const known = merged.get(key)
    if (known) known.quantity += line.quantity
    else merged.set(key, { ...line, index })
  })
  return [...merged.values()]
}

/** Prices merged lines from today's products and offers; lines that cannot be ordered are faults. */
export function priceLines(
  lines: readonly Line[],
  products: ReadonlyMap<number, ProductRow>,
  offers: readonly Offer[],
): { priced: PricedLine[]; faults: LineFault[] } {
  const priced: PricedLine[] = []
  const faults: LineFault[] = []
  const wanted = new Map<number, number>()
  for (const line of lines) wanted.set(line.id, (wanted.get(line.id) ?? 0) + line.quantity)
  for (const line of lines) {
    const product = products.get(line.id)
    const offer = findOffer(line, offers)
    const fault = product
      ? (stockFault(line, product, wanted.get(line.id) ?? 0) ?? offerFault(line, product, offer))
      : gone(line)
    if (fault) faults.push(fault)
    if (!product) continue
    const reduced = offer ? offer.price : product.discount_price
    priced.push({
      index: line.index,
      product,
      quantity: line.quantity,
      price: product.price,
      discountPrice: reduced !== null && reduced > 0 ? reduced : null,
      orderId: offer?.orderId ?? null,
      campaignId: offer?.campaignId ?? null,
    })
  }
  return { priced, faults }
}

/** What one piece of a line costs, in poisha. */
export function unitPrice(line: Pick<PricedLine, 'price' | 'discountPrice'>): number {
  return line.discountPrice ?? line.price
}

function findOffer(line: Line, offers: readonly Offer[]): Offer | undefined {
  if (line.order_id === null && line.campaign_id === null) return undefined
  return offers
    .filter((offer) => offer.productId === line.id)
    .filter((offer) =>
      offer.orderId === null
        ? offer.campaignId === line.campaign_id
        : offer.orderId === line.order_id,
    )
    .sort((a, b) => a.price - b.price)[0]
}

function gone(line: Line): LineFault {
  return {
    index: line.index,
    kind: 'gone',
    field: `products.${line.index}`,
    message: 'This product is no longer available.',
    productId: line.id,
    left: 0,
  }
}

function stockFault(line: Line, product: ProductRow, wanted: number): LineFault | undefined {
  if (product.quantity >= wanted) return undefined
  const left = product.quantity
  return {
    index: line.index,
    kind: left === 0 ? 'sold_out' : 'short',
    field: `products.${line.index}`,
    message: left === 0 ? `${product.name} is sold out.` : `Only ${left} left of ${product.name}.`,
    productId: line.id,
    left,
  }
}

function offerFault(
  line: Line,
  product: ProductRow,
  offer: Offer | undefined,
): LineFault | undefined {
  if (line.order_id === null && line.campaign_id === null) return undefined
  const base = {
    index: line.index,
    field: `products.${line.index}.${line.order_id === null ? 'campaign_id' : 'order_id'}`,
    productId: line.id,
  }
  if (!offer) {
    const now = toTaka(product.discount_price || product.price)
    return {
      ...base,
      kind: 'offer_over',
      message: `The offer for ${product.name} is over. It costs ${now} tk now.`,
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
