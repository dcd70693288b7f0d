import { codePoints } from '@shop/domain'

/** A validation error: a message key and the values of its placeholders. */
export interface Problem<K extends string = string> {
  key: K | 'form.tooLong'
  values?: Readonly<Record<string, number>>
}

/** Returns an error if the trimmed text is longer than `limit` code points. */
export function tooLong(text: string, limit: number): Problem<never> | undefined {
  const n = codePoints(text.trim())
  return n > limit ? { key: 'form.tooLong', values: { limit, n } } : undefined
}
