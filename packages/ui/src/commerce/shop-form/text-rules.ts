import { isBangladeshiPhoneRule, type PhoneRule, type Problem } from '@shop/domain'

type Rule<K extends string> = (value: never, values: never) => Problem<K> | undefined
type Translate<K extends string> = (key: K, values?: Problem['values']) => string

/** Texts that name Bangladesh or its eleven digits. */
const ofBangladesh = ['campaign.phoneInvalid', 'contact.phoneInvalid', 'delivery.mobileInvalid']

/** The rules of a form with the text of their messages, for `useForm`. */
export function withMessages<K extends string, R extends Record<string, Rule<K>>>(
  rules: R,
  t: Translate<K | 'form.tooLong' | 'form.phoneInvalid'>,
  phone: PhoneRule,
) {
  const elsewhere = !isBangladeshiPhoneRule(phone)
  const entries = Object.entries(rules).map(([name, rule]) => [
    name,
    (...values: Parameters<typeof rule>) => {
      const problem = rule(...values)
      if (!problem) return undefined
      const other = elsewhere && ofBangladesh.includes(problem.code)
      return t(other ? 'form.phoneInvalid' : problem.code, problem.values)
    },
  ])
  return Object.fromEntries(entries) as {
    [N in keyof R]: (...values: Parameters<R[N]>) => string | undefined
  }
}
