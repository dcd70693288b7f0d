import type { Translate } from '@shop/ui'
import { ApiError } from '../../lib/api-error.ts'
import { parcelMessages } from './parcels.messages.ts'

/**
 * Why several orders were not changed: one sentence for each order that the API names. Empty for another error.
 * @param numbers of the orders, in the sequence of the request
 */
export function refusalTexts(
  error: unknown,
  numbers: readonly string[],
  t: Translate<typeof parcelMessages>,
): string[] {
  if (!(error instanceof ApiError) || error.code !== 'refused') return []
  return error.errors.map(({ field, code = '', message }) => {
    const [, index, part = ''] = field.split('.')
    const number = numbers[Number(index)] ?? ''
    const key = [`refusal.${part}-${code}`, `refusal.${code}`].find((one) => one in parcelMessages)
    // The API's own text says what is wrong where the desk has none.
    return key ? t(key as 'refusal.changed', { number }) : message
  })
}
