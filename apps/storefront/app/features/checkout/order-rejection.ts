import type { FieldError } from '@shop/domain/wire'
import type { FormResult } from '@shop/ui'

const FORM_FIELDS: Readonly<Record<string, string>> = {
  deliveryName: 'name',
  deliveryPhone: 'mobile',
  deliveryAddress: 'address',
}

/** The form result of a rejected order: the message of the API, and its errors by form field. */
export function orderRejection(
  message: string | undefined,
  errors: readonly FieldError[],
): FormResult {
  const fieldErrors = errors.flatMap(({ field, message }) => {
    const name = FORM_FIELDS[field]
    return name ? [{ field: name, message }] : []
  })
  const otherMessages = errors
    .filter(({ field }) => !FORM_FIELDS[field])
    .map(({ message }) => message)
  const text = [message ?? FAILED, ...otherMessages.filter((other) => other !== message)].join(' ')
  return { ok: false, message: text, errors: fieldErrors }
}

const FAILED =
  'We could not place your order. Nothing was lost: your bag and what you typed are still here. Please try again, or call us.'
