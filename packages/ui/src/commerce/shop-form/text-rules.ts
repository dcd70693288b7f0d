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

type Rule<K extends string> = (value: never, values: never) => Problem<K> | undefined
type Translate<K extends string> = (key: K, values?: Problem['values']) => string

/** The rules of a form with the text of their messages, for `useForm`. */
export function withMessages<K extends string, R extends Record<string, Rule<K>>>(
  rules: R,
  t: Translate<K | 'form.tooLong'>,
) {
  const entries = Object.entries(rules).map(([name, rule]) => [
    name,
    (...values: Parameters<typeof rule>) => {
      const problem = rule(...values)
      return problem && t(problem.key, problem.values)
    },
  ])
  return Object.fromEntries(entries) as {
    [N in keyof R]: (...values: Parameters<R[N]>) => string | undefined
  }
}
