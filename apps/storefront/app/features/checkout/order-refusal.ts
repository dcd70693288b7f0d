import type { FieldError, Quote } from '@shop/domain/wire'
import type { AmountChange, FormResult } from '@shop/ui'
import { ApiError } from '../../lib/api-error.ts'
import { tooManyTries } from '../../lib/too-many-tries.ts'

const FORM_FIELDS: Readonly<Record<string, string>> = {
  deliveryName: 'name',
  deliveryPhone: 'mobile',
  deliveryAddress: 'address',
}

const UNANSWERED =
  'We could not place your order: the shop did not answer. Check your connection and try again, or call us. The same order is never placed twice.'
const BUSY =
  'We could not place your order: the shop cannot store orders at the moment. Please try again in a minute, or call us. Your bag is kept.'
const FAILED =
  'We could not place your order. Nothing was lost: your bag and what you typed are still here. Please try again, or call us.'
const DEARER =
  'The total went up after this page was opened. Nothing was ordered. Please check the new total and confirm again.'
const CHANGE_ORDER = 'Please change your order and confirm again.'

/** Whether an order was refused because its total is higher than the one that the shopper was shown. */
export function isDearer(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    error.status === 409 &&
    error.errors.some(({ field }) => field === 'expectedTotal')
  )
}

/** The new quote of an order that became dearer; undefined for any other error. */
export function dearerQuote(error: unknown): Quote | undefined {
  if (!(error instanceof ApiError) || !isDearer(error)) return undefined
  const quote = error.data as Partial<Quote> | null
  return Array.isArray(quote?.lines) && typeof quote.totallPrice === 'number'
    ? (quote as Quote)
    : undefined
}

/**
 * The form result of an order that was not placed: the reason and what to do, the errors by form field and
 * the reference of the request.
 * @param changes the amounts that changed, for an order that became dearer
 */
export function orderRefusal(error: unknown, changes: readonly AmountChange[] = []): FormResult {
  if (!(error instanceof ApiError)) return { ok: false, message: UNANSWERED }
  const reference = error.requestId ? { reference: error.requestId } : {}
  if (isDearer(error)) return { ok: false, message: DEARER, changes, ...reference }
  const errors = error.errors.flatMap(({ field, message }) => {
    const name = FORM_FIELDS[field]
    return name ? [{ field: name, message }] : []
  })
  return { ok: false, message: reason(error), errors, ...reference }
}

function reason(error: ApiError): string {
  if (error.status === 503) return BUSY
  if (error.status >= 500) return FAILED
  const limited = tooManyTries(error)
  if (limited) return limited
  const others = error.errors
    .filter(({ field, message }) => !FORM_FIELDS[field] && !error.message.includes(message))
    .map(({ message }) => message)
  const advice = error.errors.some(isAboutProduct) ? [CHANGE_ORDER] : []
  return [error.message, ...others, ...advice].join(' ')
}

const isAboutProduct = ({ productId }: FieldError) => productId !== undefined
