import { desc, inArray, lt, sql } from 'drizzle-orm'
import { prepareOnce } from '../db/prepare-once.ts'
import { idempotencyKeys } from '../db/schema/index.ts'
import type { Db } from '../db/session.ts'
import { derivedKeyLifetime, type OrderKey } from './idempotency.ts'

/** The stored response to an earlier order. */
export type StoredResponse = Pick<typeof idempotencyKeys.$inferSelect, 'answer' | 'bodyHash'>

const storedResponse = prepareOnce((db) => {
  const { key, answer, bodyHash, createdAt } = idempotencyKeys
  const age = sql`extract(epoch from now() - ${createdAt}) * 1000`.mapWith(Number)
  return db
    .select({ answer, bodyHash, age })
    .from(idempotencyKeys)
    .where(inArray(key, [sql.placeholder('first'), sql.placeholder('last')]))
    .orderBy(desc(createdAt))
    .limit(1)
    .prepare('stored_response')
})

/** The response stored under an order's key; undefined when the order is new. */
export async function findStoredResponse(
  db: Db,
  { keys, derived }: OrderKey,
): Promise<StoredResponse | undefined> {
  const [first, last = first] = keys
  const [stored] = await storedResponse(db).execute({ first, last })
  return stored && (!derived || stored.age < derivedKeyLifetime) ? stored : undefined
}

/** Deletes the keys of orders older than a week: clients no longer retry them. */
export async function deleteExpiredIdempotencyKeys(db: Db): Promise<void> {
  await db
    .delete(idempotencyKeys)
    .where(lt(idempotencyKeys.createdAt, sql`now() - interval '7 days'`))
}
