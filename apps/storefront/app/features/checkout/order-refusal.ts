import { controlOf, writeDigits } from '@shop/domain'
import type { FieldError, KeyedOrder, Quote } from '@shop/domain/wire'
import type { AmountChange, FormResult } from '@shop/ui'
import { ApiError } from '../../lib/api-error.ts'
import { documentLanguage } from '../../lib/language.ts'
import { fieldText, refusalText, tooManyTries } from '../../messages/refusal.ts'
import { browserMarket, browserTexts } from '../../messages/texts.ts'
import { checkoutMessages } from './checkout.messages.ts'

/** The name of a product of the order, as the shopper sees it. */
type NameOf = (productId: number) => string | undefined

/** An order without a connection. */
export class OfflineError extends Error {
  /** Whether the order was sent, so that the shop may have it. */
  readonly sent: boolean
  constructor(sent: boolean) {
    super('There is no connection.')
    this.name = 'OfflineError'
    this.sent = sent
  }
}

/** An order that was not sent, because earlier ones were placed without the shopper knowing. */
export class EarlierOrderError extends Error {
  readonly orders: readonly KeyedOrder[]
  constructor(orders: readonly KeyedOrder[]) {
    super('An earlier order was placed.')
    this.name = 'EarlierOrderError'
    this.orders = orders
  }
}

/** The numbers of orders, in the digits of the document. */
const numbersOf = (orders: readonly KeyedOrder[]) =>
  orders.map(({ orderId }) => writeDigits(String(orderId), browserMarket().digits)).join(', ')

/** Whether an order was refused because its total is higher than the one that the shopper was shown. */
export function isPriceIncrease(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    error.status === 409 &&
    error.errors.some(({ field }) => field === 'expectedTotal')
  )
}

/** The new quote of an order whose total went up or whose zone is gone; undefined for any other error. */
export function newQuote(error: unknown): Quote | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined
  const quote = error.data as Partial<Quote> | null
  return Array.isArray(quote?.lines) && typeof quote.totallPrice === 'number'
    ? (quote as Quote)
    : undefined
}

/**
 * The form result of an order that was not placed: the reason and what to do, the errors by form field and
 * the reference of the request.
 * @param changes the amounts that changed, for an order whose total went up
 */
export function orderRefusal(
  error: unknown,
  changes: readonly AmountChange[] = [],
  nameOf: NameOf = () => undefined,
): FormResult {
  const t = browserTexts(checkoutMessages)
  if (error instanceof OfflineError)
    return { ok: false, message: t(error.sent ? 'checkout.connectionLost' : 'checkout.offline') }
  if (error instanceof EarlierOrderError) {
    const numbers = numbersOf(error.orders)
    return { ok: false, message: t('checkout.notOrderedAgain', { numbers }) }
  }
  if (!(error instanceof ApiError)) return { ok: false, message: t('checkout.unanswered') }
  const reference = error.requestId ? { reference: error.requestId } : {}
  if (isPriceIncrease(error))
    return { ok: false, message: t('checkout.dearer'), changes, ...reference }
  const errors = error.errors.flatMap((refused) => {
    const control = controlOf(refused.field)
    return control ? [{ field: control, message: fieldText(refused) }] : []
  })
  const message =
    errors.length === 0 && isMisunderstood(error)
      ? t('checkout.misunderstood')
      : reason(error, nameOf)
  return { ok: false, message, errors, ...reference }
}

/** Whether the shop refused the request itself, and neither the state of its stock nor a limit. */
const isMisunderstood = ({ status }: ApiError) =>
  status >= 400 && status < 500 && status !== 409 && status !== 429

function reason(error: ApiError, nameOf: NameOf): string {
  const t = browserTexts(checkoutMessages)
  if (error.status === 503) return t('checkout.busy')
  if (error.status >= 500) return t('checkout.failed')
  const limited = tooManyTries(error)
  if (limited) return limited
  const products = error.errors.filter(isAboutProduct)
  const others = error.errors.filter(
    ({ field, message }) => !controlOf(field) && !error.message.includes(message),
  )
  const sentence = ({ message, code, productId, left }: FieldError) =>
    refusalText(message, code, {
      name: productId === undefined ? undefined : nameOf(productId),
      left,
    })
  const sentences =
    documentLanguage() === 'en' || products.length === 0
      ? [refusalText(error.message, error.code), ...others.map(sentence)]
      : products.map(sentence)
  return [...new Set(sentences), ...(products.length > 0 ? [t('checkout.changeOrder')] : [])].join(
    ' ',
  )
}

const isAboutProduct = ({ productId }: FieldError) => productId !== undefined
