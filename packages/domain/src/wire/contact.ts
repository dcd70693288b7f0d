import { z } from 'zod'
import { isContactPhone, storedPhone } from '../phone.ts'
import type { ProblemCode } from '../problem-texts.ts'
import { LIMITS } from '../text.ts'
import { email, requiredText } from './text.ts'

/** The body of POST /contact: a message from the contact form. */
export const contactRequest = z.object({
  name: requiredText(LIMITS.name, 'contact.nameRequired'),
  email,
  phone: requiredText(100, 'contact.phoneRequired', /^(?:\+88)?[0০][1১][3-9৩-৯][0-9০-৯]{8}$/)
    .refine(isContactPhone, 'contact.phoneInvalid' satisfies ProblemCode)
    .transform(storedPhone),
  message: requiredText(LIMITS.message, 'contact.messageRequired'),
})

/** The body of POST /contact, before parsing. */
export type ContactRequest = z.input<typeof contactRequest>
