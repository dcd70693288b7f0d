import { eq, inArray } from 'drizzle-orm'
import {
  campaignResponses,
  changes,
  contactMessages,
  idempotencyKeys,
  orderHistory,
  orders,
  outboxEvents,
  subscriptions,
} from '../db/schema/index.ts'
import type { OrderFields, OrderStatus } from '@shop/domain'
import type { Db } from '../db/session.ts'
import { countsOfPhone, deleteCountsOfPhone } from '../http/rate-limit.queries.ts'
import { nextVersion } from '../orders/order-state.queries.ts'

/** The texts of an order whose person was erased. */
const erasedTexts: Omit<OrderFields, 'shippingZone'> = {
  deliveryName: '(erased)',
  deliveryPhone: '',
  deliveryAddress: '',
}

/**
 * Everything that is stored of a person: what has the phone number, and the newsletter signups of the
 * e-mail addresses that came with it. `orderKeys` and `requestCounts` are numbers of rows.
 * @param phone as it is stored: Latin digits, without prefix and separators
 */
export async function findPerson(db: Db, phone: string) {
  // One after the other, because a transaction has one connection.
  const placed = await db
    .select()
    .from(orders)
    .where(eq(orders.deliveryPhone, phone))
    .orderBy(orders.createdAt)
  const messages = await db.select().from(contactMessages).where(eq(contactMessages.phone, phone))
  const answers = await db
    .select()
    .from(campaignResponses)
    .where(eq(campaignResponses.phone, phone))
  const ids = placed.map(({ id }) => id)
  const emails = [...messages, ...answers].map(({ email }) => email.toLowerCase()).filter(Boolean)
  return {
    orders: placed,
    contactMessages: messages,
    campaignAnswers: answers,
    subscriptions: await db
      .select()
      .from(subscriptions)
      .where(inArray(subscriptions.email, emails)),
    notices: await db
      .select({ kind: outboxEvents.kind, createdAt: outboxEvents.createdAt })
      .from(outboxEvents)
      .where(inArray(outboxEvents.orderId, ids)),
    corrections: await db.select().from(changes).where(isOfOrders(ids)),
    orderKeys: await db.$count(idempotencyKeys, inArray(idempotencyKeys.orderId, ids)),
    requestCounts: await countsOfPhone(db, phone),
  }
}

/** Whether a change is one of these orders: it may have a former name, phone or address, or a note. */
const isOfOrders = (ids: readonly number[]) =>
  inArray(
    changes.subject,
    ids.map((id) => `order ${id}`),
  )

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
      ...erasedTexts,
      meta: null,
      placedFrom: null,
      note: '',
      discountReason: null,
      ...nextVersion,
    })
    .where(inArray(orders.id, numbers))
  // The owner's own words may name the person.
  await tx.update(orderHistory).set({ reason: null }).where(inArray(orderHistory.orderId, numbers))
  await tx.delete(changes).where(isOfOrders(numbers))
  await tx.delete(idempotencyKeys).where(inArray(idempotencyKeys.orderId, numbers))
  await tx.delete(outboxEvents).where(inArray(outboxEvents.orderId, numbers))
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

/** New values of what is stored of a person; what is left out stays. */
export interface Correction {
  name?: string | undefined
  /** As it is stored: Latin digits, without prefix and separators. */
  phone?: string | undefined
  address?: string | undefined
  email?: string | undefined
}

/**
 * Corrects a person in one transaction: their orders that are not finished, messages, campaign answers and
 * newsletter signups. Finished orders stay as they were sent, for the accounts.
 * @returns the numbers of the corrected orders
 */
export async function correctPerson(
  db: Db,
  former: string,
  { name, phone, address, email }: Correction,
): Promise<number[]> {
  return await db.transaction(async (tx) => {
    const open = openOrders(await lockOrdersOf(tx, former)).map(({ id }) => id)
    const { subscriptions: signups } = await findPerson(tx, former)
    if (name !== undefined || phone !== undefined || address !== undefined)
      await tx
        .update(orders)
        .set({
          deliveryName: name,
          deliveryPhone: phone,
          deliveryAddress: address,
          ...nextVersion,
        })
        .where(inArray(orders.id, open))
    if (name !== undefined || phone !== undefined || email !== undefined)
      await tx
        .update(contactMessages)
        .set({ name, phone, email })
        .where(eq(contactMessages.phone, former))
    await tx
      .update(campaignResponses)
      .set({ name, phone, address, email })
      .where(eq(campaignResponses.phone, former))
    if (email !== undefined && signups.length > 0) {
      await tx.insert(subscriptions).values({ email }).onConflictDoNothing()
      const others = signups.map((signup) => signup.email).filter((one) => one !== email)
      await tx.delete(subscriptions).where(inArray(subscriptions.email, others))
    }
    return open
  })
}
