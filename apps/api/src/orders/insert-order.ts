import { joinCalls } from '../db/join-calls.ts'
import { prepareOnce } from '../db/prepare-once.ts'
import type { Db } from '../db/session.ts'
import { inTurn } from '../http/in-turn.ts'
import { insertOrders, insertWaiting, type InsertResult } from './confirm.queries.ts'
import type { OrderDraft } from './order-draft.ts'

/**
 * Inserts an order. Orders that come at the same time share a transaction, and each of them succeeds or
 * fails alone. An order of a locked product waits after the others of this process that wait for the
 * product: one connection waits for it, and the others serve orders of other products.
 * @returns `changed` also after an error that a new attempt resolves
 */
export async function insertOrder(
  db: Db,
  draft: OrderDraft,
): Promise<Exclude<InsertResult, 'busy'>> {
  const result = await insertSkipping(db)(draft)
  if (result !== 'busy') return result
  const products = draft.stock.map(({ productId }) => String(productId)).toSorted()
  const waited = await products.reduceRight(
    (insert, product) => () => takeTurn(db)(product, insert),
    () => insertWaiting(db, draft).catch(resolvedByRetry),
  )()
  return waited === 'busy' ? 'changed' : waited
}

const takeTurn = prepareOnce(() => inTurn())

const insertSkipping = prepareOnce((db) =>
  joinCalls((drafts: readonly OrderDraft[]) => insertTogether(db, drafts)),
)

/** SQLSTATE classes of errors that one order may cause: its data, a constraint, a rollback. */
const faultOfOrder = /^(22|23|40)/

/**
 * SQLSTATEs that a new attempt resolves: serialization failure, deadlock, lock timeout, and unique
 * violation (another request stored the key, used the offer, or has the same order number).
 */
const retryableCodes = new Set(['40001', '40P01', '55P03', '23505'])

const codeOf = (error: unknown) => String((error as { code?: unknown }).code)

/** @throws the error, unless a new attempt resolves it */
function resolvedByRetry(error: unknown): 'changed' {
  if (retryableCodes.has(codeOf(error))) return 'changed'
  throw error
}

async function insertTogether(
  db: Db,
  drafts: readonly OrderDraft[],
): Promise<readonly (InsertResult | Promise<InsertResult>)[]> {
  try {
    return await insertOrders(db, drafts)
  } catch (error) {
    // The error has rolled back all of them.
    if (drafts.length > 1 && faultOfOrder.test(codeOf(error)))
      return drafts.map(async (draft) => (await insertTogether(db, [draft]))[0] ?? 'changed')
    return drafts.map(() => resolvedByRetry(error))
  }
}
