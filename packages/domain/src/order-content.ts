import { INITIAL_ZONES } from './delivery.ts'
import { couponCode } from './coupon.ts'
import { orderTexts } from './order-fields.ts'
import { storedPhone } from './phone.ts'
import { withoutInvisible } from './text.ts'

/** An identifier or a number of pieces, as a request may carry it. */
type Digits = number | string

/** What `orderContent` reads of an order request, before or after parsing. */
export type OrderContent = Record<keyof typeof orderTexts, string> & {
  shippingZone?: string | null | undefined
  couponCode?: string | null | undefined
  products: readonly {
    id: Digits
    quantity: Digits
    order_id?: Digits | null | undefined
    campaign_id?: Digits | null | undefined
  }[]
}

/**
 * What a shopper orders, as one text. Two requests with the same text are the same order: upper case, white
 * space, invisible characters, forms of Unicode, separators of a phone number, and the sequence of the
 * lines make no difference. `meta`, the language and the expected total are no part of it. Browser and
 * server compare orders by it.
 */
export function orderContent(order: OrderContent): string {
  const texts = Object.entries(orderTexts).map(([name, { kind }]) => {
    const text = order[name as keyof typeof orderTexts]
    return [name, kind === 'mobile' ? storedPhone(text) : oneSpelling(text)]
  })
  // A version without a text does not send it, so that a blank one counts as absent.
  const typed = Object.fromEntries(texts.filter(([, text]) => text))
  const pieces = new Map<string, number>()
  for (const { id, quantity, order_id, campaign_id } of order.products) {
    const line = [id, order_id, campaign_id].map(digits).join('/')
    pieces.set(line, (pieces.get(line) ?? 0) + Number(digits(quantity)))
  }
  return JSON.stringify([
    typed,
    // Whatever the zones are now: the hashes of keys were made with it.
    order.shippingZone ?? INITIAL_ZONES[0].id,
    couponCode(order.couponCode ?? ''),
    [...pieces].sort(([a], [b]) => (a < b ? -1 : 1)),
  ])
}

const digits = (value: Digits | null | undefined) => withoutInvisible(String(value ?? ''))

/** A text without what people do not see in it. */
function oneSpelling(text: string): string {
  return text
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(/(?![\n\r\t])[\p{Cc}\p{DI}]/gu, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
}
