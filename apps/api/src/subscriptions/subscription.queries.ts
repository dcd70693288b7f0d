import { subscriptions } from '../db/schema/index.ts'
import type { Db } from '../db/session.ts'

/** Stores a newsletter subscription; a second one of the same address changes nothing. */
export async function insertSubscription(db: Db, email: string): Promise<void> {
  await db.insert(subscriptions).values({ email: email.toLowerCase() }).onConflictDoNothing()
}
