import { z } from 'zod'
import { isContactPhone, storedPhone } from '../phone.ts'
import { isEmailLike, LIMITS } from '../text.ts'
import { requiredText } from './text.ts'

/** A message from the contact form. */
export const contactRequest = z.object({
  name: requiredText(LIMITS.name, 'Name is required'),
  email: requiredText(LIMITS.email, 'Email is required').refine(isEmailLike, 'Enter a valid email'),
  phone: requiredText(100, 'Phone is required')
    .refine(isContactPhone, 'Enter a valid Bangladeshi phone number')
    .transform(storedPhone),
  message: requiredText(LIMITS.message, 'Message is required'),
})

/** A newsletter signup. */
export const subscriptionRequest = z.object({
  email: requiredText(LIMITS.email, 'Email is required').refine(isEmailLike, 'Enter a valid email'),
})

/** The answer to GET /ip: the one body without an envelope, as look-up services answer. */
export const ipAnswer = z.object({ ip: z.string() })

/** A message from the contact form, as it crosses the wire. */
export type ContactRequest = z.input<typeof contactRequest>

/** A newsletter signup, as it crosses the wire. */
export type SubscriptionRequest = z.input<typeof subscriptionRequest>
