import { isBlank, isEmailLike, isMobileOrPrefixed, LIMITS, type PhoneRule } from '@shop/domain'
import { tooLong, type Problem } from '../shop-form/text-rules.ts'

/** The values of `ContactForm`. */
export type ContactValues = { name: string; email: string; phone: string; message: string }

type ContactProblem = Problem<
  | 'contact.nameRequired'
  | 'contact.emailRequired'
  | 'contact.emailInvalid'
  | 'contact.phoneRequired'
  | 'contact.phoneInvalid'
  | 'contact.messageRequired'
>

/** Validation rules of the contact form by field, for the mobile numbers of a market. A rule returns undefined for a valid value. */
export const contactRules = (phone: PhoneRule) => ({
  name: (text: string): ContactProblem | undefined =>
    isBlank(text) ? { key: 'contact.nameRequired' } : tooLong(text, LIMITS.name),
  email: (text: string): ContactProblem | undefined => {
    if (isBlank(text)) return { key: 'contact.emailRequired' }
    return isEmailLike(text) ? undefined : { key: 'contact.emailInvalid' }
  },
  phone: (text: string): ContactProblem | undefined => {
    if (isBlank(text)) return { key: 'contact.phoneRequired' }
    return isMobileOrPrefixed(text, phone) ? undefined : { key: 'contact.phoneInvalid' }
  },
  message: (text: string): ContactProblem | undefined =>
    isBlank(text) ? { key: 'contact.messageRequired' } : tooLong(text, LIMITS.message),
})
