import { applyPatch, type FieldChange } from './apply-patch.ts'
import type { ProductPatch } from './columns.ts'
import { changeProducts } from './import.queries.ts'
import { recordChange, type Author } from '../changes/change.queries.ts'
import type { Db } from '../db/session.ts'

/** What became of a change of a product: what changed, or the rules that it breaks. */
export type ProductChange =
  { changes: readonly FieldChange[] } | { errors: readonly { field: string; message: string }[] }

/** What can be changed of one product; a category is not created. */
type OneProductPatch = Pick<ProductPatch, 'price' | 'discountPrice' | 'quantity' | 'state'>

/**
 * Changes a product by the rules of an import, and records who did it, in one transaction.
 * @param reason why the stock changes
 * @returns undefined when there is no such product
 */
export async function changeProduct(
  db: Db,
  author: Author,
  id: number,
  patch: OneProductPatch,
  reason?: string,
): Promise<ProductChange | undefined> {
  const { outcome } = await changeProducts(db, [id], async (locked, tx) => {
    const current = locked.get(id)
    if (!current) return { products: [], outcome: undefined }
    const result = applyPatch(current, patch, {
      ...{ id, now: new Date().toISOString(), prices: new Map() },
      categoryIdOf: () => current.categoryId,
    })
    if ('errors' in result) return { products: [], outcome: result }
    const { changes, product } = result
    if (changes.length === 0) return { products: [], outcome: { changes } }
    const valuesOf = (side: 'from' | 'to') =>
      Object.fromEntries(changes.map((change) => [change.field, change[side]]))
    await recordChange(tx, author, {
      subject: `product ${id}`,
      before: valuesOf('from'),
      after: { ...valuesOf('to'), ...(reason && { reason }) },
    })
    return { products: [product], outcome: { changes } }
  })
  return outcome
}
