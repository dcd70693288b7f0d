import { contactMessages, subscriptions } from '../db/schema/index.ts'
import type { Deps } from '../deps.ts'

/** Stores a message from the contact form. */
export async function storeMessage(
  db: Deps['db'],
  message: { name: string; email: string; phone: string; message: string },
): Promise<void> {
  await db.insert(contactMessages).values(message)
}

/** Stores a newsletter signup; signing up again changes nothing. */
export async function storeSubscription(db: Deps['db'], email: string): Promise<void> {
  await db.insert(subscriptions).values({ email: email.toLowerCase() }).onConflictDoNothing()
}
