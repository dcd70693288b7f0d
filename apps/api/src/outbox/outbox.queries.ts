import {
  and,
  asc,
  desc,
  eq,
  exists,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  not,
  notExists,
  or,
  sql,
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { orders, outboxEvents, type EventKind } from '../db/schema/index.ts'
import type { Db } from '../db/session.ts'

const { id, orderId, kind, key, attempts, dueAt, sentAt, failedAt, lapsedAt, replayedAt } =
  outboxEvents
const earlier = alias(outboxEvents, 'earlier')

const inSeconds = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`

/** Which events are in a state. Each is in one. */
export const eventStates = {
  waiting: and(isNull(sentAt), isNull(failedAt), isNull(lapsedAt)),
  sent: isNotNull(sentAt),
  failed: isNotNull(failedAt),
  lapsed: isNotNull(lapsedAt),
}

/** A state of an event. */
export type EventState = keyof typeof eventStates

const isDue = and(eventStates.waiting, lte(dueAt, sql`now()`))

/** The kinds of events that are posted to the order webhook. */
export const noticeKinds: readonly EventKind[] = ['order.placed', 'order.cancelled']

/** Seconds until a claimed event is due again, in case its process ends before it is sent. */
const leaseSeconds = 120

/** Nothing sent it for a day after it was due: there was no receiver, or no process. */
const isTooOld = lt(dueAt, sql`now() - interval '1 day'`)

/** It says that an order was placed which is cancelled by now. */
const isUntrue = (db: Db) => {
  const cancelled = db
    .select({ one: sql`1` })
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.status, 'cancelled')))
  return and(isNull(replayedAt), inArray(kind, ['sms', 'order.placed']), exists(cancelled))
}

/** Marks due events that are too old or no longer true; returns how many. Only a command sends them. */
export async function lapseEvents(db: Db): Promise<number> {
  const rows = await db
    .update(outboxEvents)
    .set({
      lapsedAt: sql`now()`,
      lastError: sql`case when ${isTooOld} then 'It was not sent for a day.' else 'Its order is cancelled.' end`,
    })
    .where(and(isDue, or(isTooOld, isUntrue(db))))
    .returning({ id })
  return rows.length
}

/** A claimed event; `attempts` includes the one that begins now. */
export type ClaimedEvent = Awaited<ReturnType<typeof claimDueEvents>>[number]

/**
 * Claims at most `limit` due events of some kinds that have not lapsed. Rows that another process has
 * locked are skipped. An event waits for the earlier ones of its order and these kinds, so that they are
 * sent in order.
 */
export async function claimDueEvents(db: Db, kinds: readonly EventKind[], limit: number) {
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
        isNull(earlier.lapsedAt),
      ),
    )
  // A subquery in the condition may run once for each row, and then claims more than its limit.
  const due = db.$with('due').as(
    db
      .select({ id })
      .from(outboxEvents)
      .where(
        and(
          inArray(kind, [...kinds]),
          isDue,
          not(isTooOld),
          sql`(${isUntrue(db)}) is not true`,
          notExists(before),
        ),
      )
      .orderBy(asc(dueAt), asc(id))
      .limit(limit)
      .for('update', { skipLocked: true }),
  )
  return db
    .with(due)
    .update(outboxEvents)
    .set({ attempts: sql`${attempts} + 1`, dueAt: inSeconds(leaseSeconds) })
    .from(due)
    .where(eq(id, due.id))
    .returning({ id, orderId, kind, key, attempts })
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

/** Makes a claimed event due again whose attempt has not begun. */
export const giveBack = (db: Db, event: ClaimedEvent): Promise<void> =>
  endAttempt(db, event, { dueAt: sql`now()`, attempts: event.attempts - 1 })

const updateEvents = (db: Db) => db.update(outboxEvents)
type EventUpdate = Parameters<ReturnType<typeof updateEvents>['set']>[0]

async function endAttempt(db: Db, event: ClaimedEvent, result: EventUpdate): Promise<void> {
  await updateEvents(db)
    .set(result)
    .where(and(eq(id, event.id), eq(attempts, event.attempts)))
}

const dueAgain = {
  sentAt: null,
  failedAt: null,
  lapsedAt: null,
  attempts: 0,
  dueAt: sql`now()`,
  replayedAt: sql`now()`,
}

/** Makes failed or lapsed events due again, or all failed ones when `events` is empty; returns how many. */
export async function replayEvents(db: Db, events: readonly number[]): Promise<number> {
  const { failed, lapsed } = eventStates
  const rows = await updateEvents(db)
    .set(dueAgain)
    .where(events.length === 0 ? failed : and(inArray(id, [...events]), or(failed, lapsed)))
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

/** Events with the phone of their order, newest first. */
export async function listEvents(db: Db, filter: { state: EventState | null; limit: number }) {
  return db
    .select({ ...getTableColumns(outboxEvents), phone: orders.deliveryPhone })
    .from(outboxEvents)
    .leftJoin(orders, eq(orders.id, orderId))
    .where(filter.state === null ? undefined : eventStates[filter.state])
    .orderBy(desc(id))
    .limit(filter.limit)
}

/** Deletes events that were sent or lapsed more than 30 days ago. Waiting and failed ones stay. */
export async function deleteOldEvents(db: Db): Promise<void> {
  const past = sql`now() - interval '30 days'`
  await db.delete(outboxEvents).where(or(lt(sentAt, past), lt(lapsedAt, past)))
}
