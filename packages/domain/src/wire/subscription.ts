import { z } from 'zod'
import { isEmailLike, LIMITS } from '../text.ts'
import { requiredText } from './text.ts'

/** The body of POST /subscriptions: a newsletter subscription. */
export const subscriptionRequest = z.object({
  email: requiredText(LIMITS.email, 'Email is required').refine(isEmailLike, 'Enter a valid email'),
})

/** The body of POST /subscriptions, before parsing. */
export type SubscriptionRequest = z.input<typeof subscriptionRequest>
