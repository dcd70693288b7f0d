import type { Problem } from '@shop/domain'

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
      return problem && t(problem.code, problem.values)
    },
  ])
  return Object.fromEntries(entries) as {
    [N in keyof R]: (...values: Parameters<R[N]>) => string | undefined
  }
}
