import { codePoints } from './text.ts'

/**
 * Why a value of a form is refused: the code of a text in the message catalogue, and the values of its
 * placeholders.
 */
export interface Problem<C extends string = string> {
  code: C | 'form.tooLong'
  values?: Readonly<Record<string, number>>
}

/** Returns a problem if the trimmed text is longer than `limit` code points. */
export function tooLong(text: string, limit: number): Problem<never> | undefined {
  const n = codePoints(text.trim())
  return n > limit ? { code: 'form.tooLong', values: { limit, n } } : undefined
}
