import { toTaka } from '@shop/domain'
import type { CheckedQuote, Quote } from '@shop/domain/wire'
import type { Sql } from '../db/client.ts'
import { readProducts } from './confirm.queries.ts'
import { findOffers } from './offer.queries.ts'
import { mergeLines, priceLines, unitPrice, type LineFault } from './price-lines.ts'
import { addUp } from './totals.ts'

/** What a bag costs today and what is wrong with it; nothing is reserved. */
export async function quoteBag(sql: Sql, bag: CheckedQuote): Promise<Quote> {
  const lines = mergeLines(bag.products)
  const wishes = lines.map((line) => ({
    productId: line.id,
    orderId: line.order_id,
    campaignId: line.campaign_id,
  }))
  const [products, offers] = await Promise.all([
    readProducts(sql, [...new Set(lines.map((line) => line.id))]),
    findOffers(sql, wishes),
  ])
  const { priced, faults } = priceLines(lines, products, offers)
  const faultAt = new Map(faults.map((fault) => [fault.index, fault]))
  // A short line still counts: the shopper lowers it, and the total is then lower too.
  const counted = priced.filter((line) => faultAt.get(line.index)?.kind !== 'sold_out')
  const totals = addUp(counted, bag.shippingZone, bag.couponCode)
  return {
    lines: lines.map((line) => {
      const known = priced.find((one) => one.index === line.index)
      const unit = known ? unitPrice(known) : 0
      return {
        productId: line.id,
        name: known?.product.name ?? '',
        image: known?.product.image ?? null,
        price: toTaka(known?.price ?? 0),
        discountPrice: known?.discountPrice == null ? null : toTaka(known.discountPrice),
        quantity: line.quantity,
        stock: known?.product.quantity ?? 0,
        order_id: known?.orderId ?? null,
        campaign_id: known?.campaignId ?? null,
        lineTotal: toTaka(unit * line.quantity),
        warning: warningOf(faultAt.get(line.index)),
      }
    }),
    subtotal: toTaka(totals.subtotal),
    discount: toTaka(totals.discount),
    shippingCharge: toTaka(totals.shipping),
    totallPrice: toTaka(totals.total),
    couponValid: bag.couponCode === null ? null : totals.couponCode !== null,
    orderable: faults.length === 0,
  }
}

function warningOf(fault: LineFault | undefined): Quote['lines'][number]['warning'] {
  if (!fault) return null
  const kind = fault.kind === 'offer_once' ? 'offer_over' : fault.kind
  return { kind, message: fault.message }
}
