import { joinCalls } from '../db/join-calls.ts'
import { prepareOnce } from '../db/prepare-once.ts'
import type { Db } from '../db/session.ts'
import { insertOrders, type InsertResult, type Lane } from './confirm.queries.ts'
import type { OrderDraft } from './order-draft.ts'

/**
 * Inserts an order. Orders that come at the same time share a transaction, and each of them succeeds or
 * fails alone. None waits for a product that only another one needs.
 * @returns `changed` also after an error that a new attempt resolves
 */
export async function insertOrder(
  db: Db,
  draft: OrderDraft,
): Promise<Exclude<InsertResult, 'busy'>> {
  const { skip, wait } = lanes(db)
  const result = await skip(draft)
  if (result !== 'busy') return result
  const waited = await wait(draft)
  return waited === 'busy' ? 'changed' : waited
}

const lanes = prepareOnce((db) => {
  const lane = (name: Lane) =>
    joinCalls((drafts: readonly OrderDraft[]) => insertTogether(db, drafts, name))
  return { skip: lane('skip'), wait: lane('wait') }
})

/** SQLSTATE classes of errors that one order may cause: its data, a constraint, a rollback. */
const faultOfOrder = /^(22|23|40)/

/**
 * SQLSTATEs that a new attempt resolves: serialization failure, deadlock, and unique violation
 * (another request stored the key, used the offer, or has the same order number).
 */
const retryableCodes = new Set(['40001', '40P01', '23505'])

async function insertTogether(
  db: Db,
  drafts: readonly OrderDraft[],
  lane: Lane,
): Promise<readonly (InsertResult | Promise<InsertResult>)[]> {
  try {
    return await insertOrders(db, drafts, lane)
  } catch (error) {
    const code = String((error as { code?: unknown }).code)
    // The error has rolled back all of them.
    if (drafts.length > 1 && faultOfOrder.test(code))
      return drafts.map(async (draft) => (await insertTogether(db, [draft], lane))[0] ?? 'changed')
    if (retryableCodes.has(code)) return drafts.map(() => 'changed')
    throw error
  }
}
