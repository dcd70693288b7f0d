import { and, eq, gt, like, lt, sql } from 'drizzle-orm'
import { joinCalls } from '../db/join-calls.ts'
import { prepareOnce } from '../db/prepare-once.ts'
import { idempotencyKeys } from '../db/schema/index.ts'
import type { Db } from '../db/session.ts'
import { derivedKeyLifetime, derivedKeyPrefix, type OrderKey } from './idempotency.ts'

/** The stored response to an earlier order. */
export type StoredResponse = Pick<typeof idempotencyKeys.$inferSelect, 'answer' | 'bodyHash'>

/** With their ages in milliseconds, the newest first. */
const storedResponses = prepareOnce((db) => {
  const { key, answer, bodyHash, createdAt } = idempotencyKeys
  const age = sql`extract(epoch from now() - ${createdAt}) * 1000`.mapWith(Number).as('age')
  const keys = sql`array(select jsonb_array_elements_text(${sql.placeholder('keys')}::text::jsonb))`
  return db
    .select({ key, answer, bodyHash, age })
    .from(idempotencyKeys)
    .where(sql`${key} = any (${keys})`)
    .orderBy(age)
    .prepare('stored_responses')
})

const findTogether = prepareOnce((db) =>
  joinCalls<OrderKey, StoredResponse | undefined>(async (orders) => {
    const keys = JSON.stringify(orders.flatMap((order) => order.keys))
    const rows = await storedResponses(db).execute({ keys })
    return orders.map((order) => {
      const newest = rows.find(({ key }) => order.keys.includes(key))
      return newest && (!order.derived || newest.age < derivedKeyLifetime) ? newest : undefined
    })
  }),
)

/**
 * The response stored under an order's key; undefined when the order is new, or when a response under
 * a derived key is too old to be that of the same order. Calls at the same time share a statement.
 */
export const findStoredResponse = (db: Db, key: OrderKey): Promise<StoredResponse | undefined> =>
  findTogether(db)(key)

/**
 * Deletes the derived keys of an order that is cancelled, so that the same order can be placed again.
 * Older ones than two lifetimes no longer count; the condition lets PostgreSQL use the index of ages.
 */
export async function releaseDerivedKeys(tx: Db, id: number): Promise<void> {
  const { createdAt, key, orderId } = idempotencyKeys
  const seconds = (2 * derivedKeyLifetime) / 1000
  await tx
    .delete(idempotencyKeys)
    .where(
      and(
        gt(createdAt, sql`now() - make_interval(secs => ${seconds})`),
        eq(orderId, id),
        like(key, `${derivedKeyPrefix}%`),
      ),
    )
}

/** Deletes the keys of orders older than a week: clients no longer retry them. */
export async function deleteExpiredIdempotencyKeys(db: Db): Promise<void> {
  await db
    .delete(idempotencyKeys)
    .where(lt(idempotencyKeys.createdAt, sql`now() - interval '7 days'`))
}
