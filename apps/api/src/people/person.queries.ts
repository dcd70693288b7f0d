import { eq, inArray, or, sql } from 'drizzle-orm'
import {
  campaignResponses,
  contactMessages,
  idempotencyKeys,
  orderHistory,
  orderNotices,
  orders,
  outboxEvents,
  smsOutbox,
  subscriptions,
} from '../db/schema/index.ts'
import type { OrderStatus } from '@shop/domain'
import type { Db } from '../db/session.ts'
import { countsOfPhone, deleteCountsOfPhone } from '../http/rate-limit.queries.ts'

/** The name of an order whose person was erased. */
const erasedName = '(erased)'

/**
 * Everything that is stored of a person: what has the phone number, and the newsletter signups of the
 * e-mail addresses that came with it. `orderKeys` and `requestCounts` are numbers of rows.
 * @param phone as it is stored: Latin digits, without prefix and separators
 */
export async function findPerson(db: Db, phone: string) {
  const [placed, messages, answers] = await Promise.all([
    db.select().from(orders).where(eq(orders.deliveryPhone, phone)).orderBy(orders.createdAt),
    db.select().from(contactMessages).where(eq(contactMessages.phone, phone)),
    db.select().from(campaignResponses).where(eq(campaignResponses.phone, phone)),
  ])
  const ids = placed.map(({ id }) => id)
  const emails = [...messages, ...answers].map(({ email }) => email.toLowerCase()).filter(Boolean)
  const [signups, events, oldMessages, orderKeys, requestCounts] = await Promise.all([
    db.select().from(subscriptions).where(inArray(subscriptions.email, emails)),
    db.select().from(outboxEvents).where(eventsOf(phone, ids)),
    db.select().from(smsOutbox).where(oldMessagesOf(phone, ids)),
    db.$count(idempotencyKeys, inArray(idempotencyKeys.orderId, ids)),
    countsOfPhone(db, phone),
  ])
  return {
    orders: placed,
    contactMessages: messages,
    campaignAnswers: answers,
    subscriptions: signups,
    textMessages: [
      ...events.flatMap(({ createdAt, payload }) => (payload ? [{ createdAt, ...payload }] : [])),
      ...oldMessages.map(({ createdAt, phone: to, body }) => ({ createdAt, phone: to, body })),
    ],
    orderKeys,
    requestCounts,
  }
}

const eventsOf = (phone: string, ids: readonly number[]) =>
  or(inArray(outboxEvents.orderId, [...ids]), sql`${outboxEvents.payload}->>'phone' = ${phone}`)
const oldMessagesOf = (phone: string, ids: readonly number[]) =>
  or(inArray(smsOutbox.orderId, [...ids]), eq(smsOutbox.phone, phone))

/** Locks the orders of a phone number until the transaction ends, and returns their numbers and states. */
async function lockOrdersOf(tx: Db, phone: string) {
  return await tx
    .select({ id: orders.id, status: orders.status })
    .from(orders)
    .where(eq(orders.deliveryPhone, phone))
    .orderBy(orders.id)
    .for('update')
}

/**
 * Deletes what `findPerson` finds. The orders stay for the accounts, with their lines and amounts, and
 * without the person.
 */
async function erasePerson(
  tx: Db,
  phone: string,
  { orders: ids, emails }: { orders: readonly number[]; emails: readonly string[] },
): Promise<void> {
  const numbers = [...ids]
  await tx
    .update(orders)
    .set({
      deliveryName: erasedName,
      deliveryPhone: '',
      deliveryAddress: '',
      meta: null,
      placedFrom: null,
      updatedAt: sql`now()`,
    })
    .where(inArray(orders.id, numbers))
  // The owner's own words may name the person.
  await tx.update(orderHistory).set({ reason: null }).where(inArray(orderHistory.orderId, numbers))
  await tx.delete(idempotencyKeys).where(inArray(idempotencyKeys.orderId, numbers))
  await tx.delete(outboxEvents).where(eventsOf(phone, numbers))
  await tx.delete(smsOutbox).where(oldMessagesOf(phone, numbers))
  await tx.delete(orderNotices).where(inArray(orderNotices.orderId, numbers))
  await tx.delete(contactMessages).where(eq(contactMessages.phone, phone))
  await tx.delete(campaignResponses).where(eq(campaignResponses.phone, phone))
  await tx.delete(subscriptions).where(inArray(subscriptions.email, [...emails]))
  await deleteCountsOfPhone(tx, phone)
}

/** States in which the shop needs the name, phone number and address no more. */
const finished: ReadonlySet<OrderStatus> = new Set(['delivered', 'cancelled', 'returned'])

/** The orders that keep a person from being erased. */
export const openOrders = <T extends { status: OrderStatus }>(orders: readonly T[]): T[] =>
  orders.filter(({ status }) => !finished.has(status))

/**
 * Erases a person in one transaction.
 * @returns the orders that are not finished; when there are any, nothing was erased
 */
export async function eraseFinished(db: Db, phone: string) {
  return await db.transaction(async (tx) => {
    const locked = await lockOrdersOf(tx, phone)
    const open = openOrders(locked)
    if (open.length > 0) return open
    const { subscriptions } = await findPerson(tx, phone)
    await erasePerson(tx, phone, {
      orders: locked.map(({ id }) => id),
      emails: subscriptions.map(({ email }) => email),
    })
    return []
  })
}
