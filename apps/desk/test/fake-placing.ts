import type { DeskOrderDetails, DeskOrderRequest, Quote, QuoteRequest } from '@shop/domain/wire'
import { pieces, sampleOrders } from './sample-orders.ts'
import { Refusal } from './refusal.ts'

/** What is in stock of each product. */
const STOCK = 5
const CHARGE = 70

/** Answers as GET /products/search/{text}. */
export const searchProducts = (text: string) =>
  pieces
    .filter(([, name]) => name.toLowerCase().includes(text.toLowerCase()))
    .map(([id, name, image, price]) => ({ id, name, image, price, discountPrice: null }))

/** Answers as POST /orders/quote. */
export function quoteOf({
  products,
  couponCode,
}: QuoteRequest): Pick<
  Quote,
  'subtotal' | 'discount' | 'shippingCharge' | 'totallPrice' | 'couponValid'
> & { lines: Pick<Quote['lines'][number], 'productId' | 'stock' | 'lineTotal' | 'warning'>[] } {
  const lines = products.map(({ id, quantity }) => {
    const [productId, , , price] = pieces.find(([one]) => one === Number(id)) ?? pieces[0]
    const isShort = Number(quantity) > STOCK
    const warning = isShort ? { kind: 'short' as const, message: 'Too few.' } : null
    return { productId, stock: STOCK, lineTotal: price * Number(quantity), warning }
  })
  const subtotal = lines.reduce((sum, { lineTotal }) => sum + lineTotal, 0)
  const isValid = couponCode === 'SAVE'
  const discount = isValid ? 100 : 0
  const totallPrice = subtotal - discount + CHARGE
  const couponValid = couponCode ? isValid : null
  return { lines, subtotal, discount, shippingCharge: CHARGE, totallPrice, couponValid }
}

/** The order that POST /desk/orders places. */
export function newOrderOf({ name, phone, address, lines }: DeskOrderRequest): DeskOrderDetails {
  const products = lines.map(({ productId: id, quantity }) => ({ id, quantity }))
  const { totallPrice: total, lines: quoted } = quoteOf({ products })
  if (quoted.some(({ warning }) => warning)) throw new Refusal(409, 'stock')
  const [sample] = sampleOrders(1) as [DeskOrderDetails]
  return { ...sample, id: 402_999, number: '402999', name, phone, address, total }
}
