import { isBlank, isContactPhone, isEmailLike, LIMITS } from '@shop/domain'
import { tooLong, type Problem } from '../form-result/text-rules.ts'

/** What the contact form sends. */
export type ContactValues = { name: string; email: string; phone: string; message: string }

type ContactProblem = Problem<
  | 'contact.nameRequired'
  | 'contact.emailRequired'
  | 'contact.emailInvalid'
  | 'contact.phoneRequired'
  | 'contact.phoneInvalid'
  | 'contact.messageRequired'
>

/** The contact form's rules, field by field; undefined means that the value is right. */
export const contactRules = {
  name: (text: string): ContactProblem | undefined =>
    isBlank(text) ? { key: 'contact.nameRequired' } : tooLong(text, LIMITS.name),
  email: (text: string): ContactProblem | undefined => {
    if (isBlank(text)) return { key: 'contact.emailRequired' }
    return isEmailLike(text) ? undefined : { key: 'contact.emailInvalid' }
  },
  phone: (text: string): ContactProblem | undefined => {
    if (isBlank(text)) return { key: 'contact.phoneRequired' }
    return isContactPhone(text) ? undefined : { key: 'contact.phoneInvalid' }
  },
  message: (text: string): ContactProblem | undefined =>
    isBlank(text) ? { key: 'contact.messageRequired' } : tooLong(text, LIMITS.message),
}
