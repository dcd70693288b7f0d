import { codePoints } from '@shop/domain'

/** Why a field is not right yet: a key of the form's messages, and the values of its slots. */
export interface Problem<K extends string = string> {
  key: K | 'form.tooLong'
  values?: Readonly<Record<string, number>>
}

/** The problem of a text longer than `limit` code points; outer spaces do not count. */
export function tooLong(text: string, limit: number): Problem<never> | undefined {
  const n = codePoints(text.trim())
  return n > limit ? { key: 'form.tooLong', values: { limit, n } } : undefined
}
