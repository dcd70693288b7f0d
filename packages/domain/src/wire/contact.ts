import { z } from 'zod'
import { isContactPhone, storedPhone } from '../phone.ts'
import { isEmailLike, LIMITS } from '../text.ts'
import { requiredText } from './text.ts'

/** The body of POST /contact: a message from the contact form. */
export const contactRequest = z.object({
  name: requiredText(LIMITS.name, 'Name is required'),
  email: requiredText(LIMITS.email, 'Email is required').refine(isEmailLike, 'Enter a valid email'),
  phone: requiredText(100, 'Phone is required')
    .refine(isContactPhone, 'Enter a valid Bangladeshi phone number')
    .transform(storedPhone),
  message: requiredText(LIMITS.message, 'Message is required'),
})

/** The body of POST /contact, before parsing. */
export type ContactRequest = z.input<typeof contactRequest>
