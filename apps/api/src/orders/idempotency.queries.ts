import { desc, inArray, lt, sql } from 'drizzle-orm'
import { idempotencyKeys } from '../db/schema/index.ts'
import type { Db } from '../db/session.ts'
import { derivedKeyLifetime, type OrderKey } from './idempotency.ts'

/** The stored response to an earlier order. */
export type StoredResponse = Pick<typeof idempotencyKeys.$inferSelect, 'answer' | 'bodyHash'>

/** The response stored under an order's key; undefined when the order is new. */
export async function findStoredResponse(
  db: Db,
  key: OrderKey,
): Promise<StoredResponse | undefined> {
  const { answer, bodyHash, createdAt } = idempotencyKeys
  const age = sql`extract(epoch from now() - ${createdAt}) * 1000`.mapWith(Number)
  const [stored] = await db
    .select({ answer, bodyHash, age })
    .from(idempotencyKeys)
    .where(inArray(idempotencyKeys.key, [...key.keys]))
    .orderBy(desc(createdAt))
    .limit(1)
  return stored && (!key.derived || stored.age < derivedKeyLifetime) ? stored : undefined
}

/** Deletes the keys of orders older than a week: clients no longer retry them. */
export async function deleteExpiredIdempotencyKeys(db: Db): Promise<void> {
  await db
    .delete(idempotencyKeys)
    .where(lt(idempotencyKeys.createdAt, sql`now() - interval '7 days'`))
}
