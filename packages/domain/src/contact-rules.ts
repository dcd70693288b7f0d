import { tooLong, type Problem } from './form-problem.ts'
import { isMobileOrPrefixed, type PhoneRule } from './phone.ts'
import { isBlank, isEmailLike, LIMITS } from './text.ts'

/** What the contact form and the API say in English, by the code of the problem. */
export const contactProblems = {
  'contact.nameRequired': 'Name is required',
  'contact.emailRequired': 'Email is required',
  'contact.emailInvalid': 'Enter a valid email',
  'contact.phoneRequired': 'Phone is required',
  'contact.phoneInvalid': 'Enter a valid Bangladeshi phone number',
  'contact.messageRequired': 'Message is required',
} as const

type ContactProblem = Problem<keyof typeof contactProblems>

/** The rules of the contact form by field, for the mobile numbers of a market. A rule returns undefined for a valid value. */
export const contactRules = (phone: PhoneRule) => ({
  name: (text: string): ContactProblem | undefined =>
    isBlank(text) ? { code: 'contact.nameRequired' } : tooLong(text, LIMITS.name),
  email: (text: string): ContactProblem | undefined => {
    if (isBlank(text)) return { code: 'contact.emailRequired' }
    return isEmailLike(text) ? undefined : { code: 'contact.emailInvalid' }
  },
  phone: (text: string): ContactProblem | undefined => {
    if (isBlank(text)) return { code: 'contact.phoneRequired' }
    return isMobileOrPrefixed(text, phone) ? undefined : { code: 'contact.phoneInvalid' }
  },
  message: (text: string): ContactProblem | undefined =>
    isBlank(text) ? { code: 'contact.messageRequired' } : tooLong(text, LIMITS.message),
})
