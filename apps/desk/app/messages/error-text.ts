import { useMessages, type FormResult, type Translate } from '@shop/ui'
import type { DeskOrderDetails } from '@shop/domain/wire'
import { ApiError, isUnreachable } from '../lib/api-error.ts'
import { errorMessages } from './error.messages.ts'

type Texts = Translate<typeof errorMessages>

const keyOf = (code: string) => {
  const key = `deskError.${code}`
  return key in errorMessages ? (key as keyof typeof errorMessages) : undefined
}

/** Returns a function for the text of an error: what happened and what to do, in the language of the page. */
export function useErrorText() {
  const t = useMessages(errorMessages)
  return (error: unknown): string => errorText(error, t)
}

function errorText(error: unknown, t: Texts): string {
  if (isUnreachable(error)) return t('deskError.connection')
  if (!(error instanceof ApiError)) return t('deskError.failed')
  if (error.status === 429)
    return t('deskError.limited', { n: Math.ceil((error.retryAfter ?? 60) / 60) })
  return t(keyOf(error.code) ?? 'deskError.failed', { names: shortNames(error) })
}

/** The products of the order whose stock is short. */
function shortNames({ data, errors }: ApiError): string {
  const { lines = [] } = (data ?? {}) as Partial<DeskOrderDetails>
  const short = lines.filter(({ productId }) => errors.some((one) => one.productId === productId))
  return short.map(({ name }) => name).join(', ')
}

/** The answer of a form whose call was refused: at the fields that the API names, else for the whole form. */
export function refusedForm(error: unknown, t: Texts): FormResult {
  const message = errorText(error, t)
  if (!(error instanceof ApiError)) return { ok: false, message }
  // The API's own text says what is wrong with a value that no rule of the form has refused.
  const errors = error.errors.map(({ field, code, message: text }) => {
    if (code === error.code) return { field, message }
    const key = keyOf(code ?? '')
    return { field, message: key ? t(key) : text }
  })
  return { ok: false, message: errors[0]?.message ?? message, errors }
}
