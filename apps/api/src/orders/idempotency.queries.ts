import { desc, inArray, lt, sql } from 'drizzle-orm'
import { prepareOnce } from '../db/prepare-once.ts'
import { idempotencyKeys } from '../db/schema/index.ts'
import type { Db } from '../db/session.ts'
import { derivedKeyLifetime, type OrderKey } from './idempotency.ts'

/** The stored response to an earlier order. */
export type StoredResponse = Pick<typeof idempotencyKeys.$inferSelect, 'answer' | 'bodyHash'>

/** A stored response with its age in milliseconds. */
type AgedResponse = StoredResponse & { age: number }

function selectNewest(db: Db) {
  const { key, answer, bodyHash, createdAt } = idempotencyKeys
  const age = sql`extract(epoch from now() - ${createdAt}) * 1000`.mapWith(Number)
  return db
    .select({ answer, bodyHash: sql<string>`${bodyHash}`.as('bodyHash'), age: age.as('age') })
    .from(idempotencyKeys)
    .where(inArray(key, [sql.placeholder('firstKey'), sql.placeholder('lastKey')]))
    .orderBy(desc(createdAt))
    .limit(1)
}

const storedResponse = prepareOnce((db) => selectNewest(db).prepare('stored_response'))

/** The response stored under an order's key; undefined when the order is new. */
export async function findStoredResponse(
  db: Db,
  key: OrderKey,
): Promise<StoredResponse | undefined> {
  const [stored] = await storedResponse(db).execute(keyValues(key))
  return validResponse(stored, key)
}

/**
 * The response stored under an order's key, as a column of another statement, which then needs
 * `keyValues`. What it returns is checked with `validResponse`.
 */
export const storedResponseColumn = (db: Db) =>
  sql<AgedResponse | null>`(select row_to_json(newest) from (${selectNewest(db)}) as newest)`.as(
    'stored',
  )

/** The placeholders of an order's key. */
export function keyValues({ keys: [first, last = first] }: OrderKey) {
  return { firstKey: first, lastKey: last }
}

/** A stored response, unless it is too old to be that of the same order. */
export function validResponse(
  stored: AgedResponse | null | undefined,
  { derived }: OrderKey,
): StoredResponse | undefined {
  return stored && (!derived || stored.age < derivedKeyLifetime) ? stored : undefined
}

/** Deletes the keys of orders older than a week: clients no longer retry them. */
export async function deleteExpiredIdempotencyKeys(db: Db): Promise<void> {
  await db
    .delete(idempotencyKeys)
    .where(lt(idempotencyKeys.createdAt, sql`now() - interval '7 days'`))
}
