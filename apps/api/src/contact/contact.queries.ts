import { contactMessages } from '../db/schema/index.ts'
import type { Db } from '../db/session.ts'

/** Stores a message from the contact form. */
export async function insertContactMessage(
  db: Db,
  message: typeof contactMessages.$inferInsert,
): Promise<void> {
  await db.insert(contactMessages).values(message)
}
