import type { FieldError } from '@shop/domain/wire'
import type { FormResult } from '@shop/ui'

const FIELD_OF: Readonly<Record<string, string>> = {
  deliveryName: 'name',
  deliveryPhone: 'mobile',
  deliveryAddress: 'address',
}

/** What a form shows of a refused order: the API's sentence, and its marks on the form's own fields. */
export function refusal(message: string | undefined, errors: readonly FieldError[]): FormResult {
  const marks = errors.flatMap(({ field, message }) => {
    const name = FIELD_OF[field]
    return name ? [{ field: name, message }] : []
  })
  const lines = errors.filter(({ field }) => !FIELD_OF[field]).map(({ message }) => message)
  const sentence = [message ?? FAILED, ...lines.filter((line) => line !== message)].join(' ')
  return { ok: false, message: sentence, errors: marks }
}

const FAILED =
  'We could not place your order. Nothing was lost: your bag and what you typed are still here. Please try again, or call us.'
