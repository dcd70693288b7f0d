import { desc, sql } from 'drizzle-orm'
import { changes, shop } from '../db/schema/index.ts'
import type { Db } from '../db/session.ts'

/** A change of a fact; `before` and `after` have only what differs, and null is absent. */
export interface Change {
  subject: string
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}

/**
 * Changes facts in one transaction: what `work` stores, the revision that all processes read, and a line in
 * `changes`. The row of the shop stays locked, so that changes follow one another.
 * @param by who makes the change
 * @param work returns the change, or undefined when nothing changed
 */
export async function changeFacts(
  db: Db,
  by: string,
  work: (tx: Db) => Promise<Change | undefined>,
): Promise<Change | undefined> {
  return db.transaction(async (tx) => {
    await tx.select({ id: shop.id }).from(shop).for('update')
    const change = await work(tx)
    if (!change) return undefined
    await tx.update(shop).set({ revision: sql`${shop.revision} + 1` })
    await tx.insert(changes).values({ ...change, changedBy: by })
    return change
  })
}

/** The part of two rows that differs; undefined when they are equal. */
export function difference<Row extends object>(subject: string, before: Row, after: Row) {
  const names = Object.keys(after) as (keyof Row & string)[]
  const changed = names.filter((name) => before[name] !== after[name])
  const part = (row: Row) => Object.fromEntries(changed.map((name) => [name, row[name]]))
  if (changed.length === 0) return undefined
  return { subject, before: part(before), after: part(after) } satisfies Change
}

/** The last changes, newest first. */
export async function listChanges(db: Db, limit: number) {
  return db.select().from(changes).orderBy(desc(changes.id)).limit(limit)
}
