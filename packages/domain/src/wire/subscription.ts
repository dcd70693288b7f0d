import { z } from 'zod'
import { email } from './text.ts'

/** The body of POST /subscriptions: a newsletter subscription. */
export const subscriptionRequest = z.object({ email })

/** The body of POST /subscriptions, before parsing. */
export type SubscriptionRequest = z.input<typeof subscriptionRequest>
