import { draftForms, forgetDraft, readDraft } from '../../lib/form-draft.ts'
import {
  localStore,
  readList,
  sessionStore,
  writeJson,
  type TextStore,
} from '../../lib/text-store.ts'
import { forgetIdempotentOrders, removeOldIdempotentOrders } from './idempotent-order.ts'
import { forgetLastOrder, readLastOrder } from './last-order.ts'
import { forgetOrders, readSavedOrders, removeOldOrders } from './saved-orders.ts'
import { forgetShipping, removeOldShipping } from './saved-shipping.ts'

/** Key of session storage for the numbers of the orders that this tab has forgotten. */
const KEY = 'forgottenOrders'

/** Where the personal data of the shopper is stored. */
interface Stores {
  local: TextStore
  session: TextStore
}

const browserStores: Stores = { local: localStore, session: sessionStore }

/**
 * Removes the name, phone number and address of the shopper from this browser: the saved address, the orders,
 * those without an answer, and drafts of forms. The shop keeps the orders. The history entries of their pages
 * cannot be removed, so the tab remembers which orders are not shown any more.
 */
export function forgetShopper(stores: Stores = browserStores): void {
  const { local, session } = stores
  const last = readLastOrder(session)
  const orders = [...readSavedOrders(local), ...(last ? [last] : [])]
  const numbers = [...forgottenOrders(session), ...orders.map(({ orderId }) => orderId)]
  writeJson(session, KEY, [...new Set(numbers)])
  forgetLastOrder(session)
  forgetOrders(local)
  forgetShipping(local)
  forgetIdempotentOrders(local)
  for (const form of draftForms) forgetDraft(form, local)
}

/** Whether the shopper has forgotten an order in this tab. */
export function isForgotten(orderId: number, session: TextStore = sessionStore): boolean {
  return forgottenOrders(session).includes(orderId)
}

const forgottenOrders = (session: TextStore): number[] =>
  readList(session, KEY, (number) => typeof number === 'number')

/** Removes what is older than it may be: address and orders 30 days after the last order, drafts after hours. */
export function removeOldPersonalData(
  local: TextStore = localStore,
  now: number = Date.now(),
): void {
  removeOldShipping(local, now)
  removeOldOrders(local, now)
  removeOldIdempotentOrders(local, now)
  for (const form of draftForms) readDraft(form, local, now)
}
