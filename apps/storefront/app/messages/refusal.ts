import type { FieldError } from '@shop/domain/wire'
import { ApiError } from '../lib/api-error.ts'
import { documentLanguage } from '../lib/language.ts'
import type { refusalMessages } from './refusal.messages.ts'
import { browserTexts, localeOf } from './texts.ts'
import { triesMessages } from './tries.messages.ts'

type RefusalKey = keyof typeof refusalMessages

/** The text of a refusal on a page that is not in English. */
const translated = (key: RefusalKey, values?: { name: string; n: number }) =>
  browserTexts({} as typeof refusalMessages)(key, values)

const isKey = (key: string): key is RefusalKey => key in localeOf(documentLanguage()).messages

/** What a text about one product of an order names. */
interface RefusedProduct {
  /** The product's name as the shopper sees it. */
  name?: string | undefined
  /** The pieces that are left. */
  left?: number | undefined
}

/**
 * The reason of a refusal in the language of the document. The API writes its sentences in English,
 * so that in English they are shown as they are, and in other languages the text of their code.
 */
export function refusalText(
  message: string,
  code: string | undefined,
  { name = '', left = 0 }: RefusedProduct = {},
): string {
  if (documentLanguage() === 'en') return message
  const key = `refusal.${code}`
  return translated(isKey(key) ? key : 'refusal.invalid', { name, n: left })
}

/** The reason why the API refused a field, in the language of the document. */
export function fieldText({ message, code = '' }: Pick<FieldError, 'message' | 'code'>): string {
  if (documentLanguage() === 'en') return message
  return translated(isKey(code) ? code : 'refusal.field')
}

/** The sentence for a request that a limit refused, with the minutes to wait; undefined for other errors. */
export function tooManyTries(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.status !== 429) return undefined
  if (error.retryAfter === undefined) return refusalText(error.message, 'limit')
  const minutes = Math.max(1, Math.ceil(error.retryAfter / 60))
  return browserTexts(triesMessages)('tries.wait', { n: minutes })
}
