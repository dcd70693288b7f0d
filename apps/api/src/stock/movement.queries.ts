import { stockMovements } from '../db/schema/index.ts'
import type { Db } from '../db/session.ts'

/** Records pieces that moved, in the transaction that moves them. */
export async function recordMovements(
  tx: Db,
  movements: readonly (typeof stockMovements.$inferInsert)[],
): Promise<void> {
  const moved = movements.filter(({ pieces }) => pieces !== 0)
  if (moved.length > 0) await tx.insert(stockMovements).values(moved)
}
