import { isDeepStrictEqual } from 'node:util'
import { and, desc, eq, lt, sql } from 'drizzle-orm'
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
  by: Author,
  work: (tx: Db) => Promise<Change | undefined>,
): Promise<Change | undefined> {
  return db.transaction(async (tx) => {
    await tx.select({ id: shop.id }).from(shop).for('update')
    const change = await work(tx)
    if (!change) return undefined
    await tx.update(shop).set({ revision: sql`${shop.revision} + 1` })
    await recordChange(tx, by, change)
    return change
  })
}

/** Who makes a change: a member of the staff, or without an id the user who runs a command. */
export interface Author {
  name: string
  staffId: number | null
}

/** Records a change in the transaction that makes it; nothing when nothing changed. */
export async function recordChange(
  tx: Db,
  { name, staffId }: Author,
  change: Change | undefined,
): Promise<void> {
  if (change) await tx.insert(changes).values({ ...change, changedBy: name, staffId })
}

/** The part of two rows that differs; undefined when they are equal. */
export function difference<Row extends object>(subject: string, before: Row, after: Row) {
  const names = Object.keys(after) as (keyof Row & string)[]
  // PostgreSQL returns the fields of JSON in another order.
  const changed = names.filter((name) => !isDeepStrictEqual(before[name], after[name]))
  const part = (row: Row) => Object.fromEntries(changed.map((name) => [name, row[name]]))
  if (changed.length === 0) return undefined
  return { subject, before: part(before), after: part(after) } satisfies Change
}

/** The names with one of them at a place, counted from 1. */
export function moved<Name>(names: readonly Name[], name: Name, place: number): Name[] {
  return names.filter((one) => one !== name).toSpliced(place - 1, 0, name)
}

/**
 * The last changes, newest first.
 * @param filter only those before an id, or of a subject such as `order 1234567890`
 */
export async function listChanges(
  db: Db,
  limit: number,
  { before, subject }: { before?: number | undefined; subject?: string | undefined } = {},
) {
  return db
    .select()
    .from(changes)
    .where(
      and(
        before === undefined ? undefined : lt(changes.id, before),
        subject === undefined ? undefined : eq(changes.subject, subject),
      ),
    )
    .orderBy(desc(changes.id))
    .limit(limit)
}
