import {
  and,
  asc,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  notExists,
  sql,
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { orders, outboxEvents, type EventKind } from '../db/schema/index.ts'
import type { Db } from '../db/session.ts'

const { id, orderId, kind, key, payload, attempts, dueAt, sentAt, failedAt } = outboxEvents
const earlier = alias(outboxEvents, 'earlier')

const inSeconds = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`
const isWaiting = and(isNull(sentAt), isNull(failedAt))

/** The kinds of events that the order webhook is told. */
export const noticeKinds: readonly EventKind[] = ['order.placed', 'order.cancelled']

/** Seconds until a claimed event is due again, in case its worker dies before it is sent. */
const leaseSeconds = 120

/** A claimed event; `attempts` includes the one that begins now. */
export type ClaimedEvent = Awaited<ReturnType<typeof claimDueEvents>>[number]

/**
 * Claims at most `limit` due events of some kinds. Rows that another worker has locked are skipped. An
 * event waits for the earlier ones of its order and these kinds, so that they are told in order.
 */
export async function claimDueEvents(db: Db, kinds: readonly EventKind[], limit: number) {
  const isOneOf = inArray(kind, [...kinds])
  const before = db
    .select({ id: earlier.id })
    .from(earlier)
    .where(
      and(
        eq(earlier.orderId, orderId),
        inArray(earlier.kind, [...kinds]),
        lt(earlier.id, id),
        isNull(earlier.sentAt),
        isNull(earlier.failedAt),
      ),
    )
  const due = db
    .select({ id })
    .from(outboxEvents)
    .where(and(isOneOf, isWaiting, lte(dueAt, sql`now()`), notExists(before)))
    .orderBy(asc(dueAt), asc(id))
    .limit(limit)
    .for('update', { skipLocked: true })
  return db
    .update(outboxEvents)
    .set({ attempts: sql`${attempts} + 1`, dueAt: inSeconds(leaseSeconds) })
    .where(inArray(id, due))
    .returning({ id, orderId, kind, key, payload, attempts })
}

/** Marks a claimed event as sent, unless it was made due again meanwhile. */
export const markSent = (db: Db, event: ClaimedEvent): Promise<void> =>
  endAttempt(db, event, { sentAt: sql`now()`, lastError: null })

/** Records a failed attempt and when to retry; `retrySeconds` null means that no attempt is left. */
export const markFailed = (
  db: Db,
  event: ClaimedEvent,
  lastError: string,
  retrySeconds: number | null,
): Promise<void> =>
  endAttempt(
    db,
    event,
    retrySeconds === null
      ? { failedAt: sql`now()`, lastError }
      : { dueAt: inSeconds(retrySeconds), lastError },
  )

const updateEvents = (db: Db) => db.update(outboxEvents)
type EventUpdate = Parameters<ReturnType<typeof updateEvents>['set']>[0]

async function endAttempt(db: Db, event: ClaimedEvent, result: EventUpdate): Promise<void> {
  await updateEvents(db)
    .set(result)
    .where(and(eq(id, event.id), eq(attempts, event.attempts)))
}

const dueAgain = { sentAt: null, failedAt: null, attempts: 0, dueAt: sql`now()` }

/** Makes one failed event due again, or all of them when `event` is null; returns how many. */
export async function retryFailed(db: Db, event: number | null): Promise<number> {
  const rows = await updateEvents(db)
    .set(dueAgain)
    .where(and(isNotNull(failedAt), event === null ? undefined : eq(id, event)))
    .returning({ id })
  return rows.length
}

/** The notice of a new or a cancelled order. Its receiver may drop a key that it has seen. */
export const noticeOf = (order: number, event: (typeof noticeKinds)[number]) => ({
  orderId: order,
  kind: event,
  key: event === 'order.cancelled' ? `order-${order}-cancelled` : `order-${order}`,
})

/** Writes the notice of a cancelled order. */
export async function insertCancelNotice(tx: Db, order: number): Promise<void> {
  await tx.insert(outboxEvents).values(noticeOf(order, 'order.cancelled'))
}

/** Makes the last notice of an order due, also when it was posted before; false without such an order. */
export async function repeatNotice(db: Db, order: number): Promise<boolean> {
  const [found] = await db
    .select({ status: orders.status })
    .from(orders)
    .where(eq(orders.id, order))
  if (!found) return false
  const event = found.status === 'cancelled' ? 'order.cancelled' : 'order.placed'
  await db
    .insert(outboxEvents)
    .values(noticeOf(order, event))
    .onConflictDoUpdate({ target: key, set: dueAgain })
  return true
}

/** Events, newest first. */
export async function listEvents(
  db: Db,
  filter: { state: 'waiting' | 'sent' | 'failed' | null; limit: number },
) {
  const conditions = { waiting: isWaiting, sent: isNotNull(sentAt), failed: isNotNull(failedAt) }
  return db
    .select()
    .from(outboxEvents)
    .where(filter.state === null ? undefined : conditions[filter.state])
    .orderBy(desc(id))
    .limit(filter.limit)
}

/** Deletes events that were sent more than 30 days ago. Waiting and failed ones stay. */
export async function deleteOldEvents(db: Db): Promise<void> {
  await db.delete(outboxEvents).where(lt(sentAt, sql`now() - interval '30 days'`))
}
