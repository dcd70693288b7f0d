import { asc, eq } from 'drizzle-orm'
import {
  changeFacts,
  difference,
  moved,
  type Change,
  type Author,
} from '../changes/change.queries.ts'
import { categories } from '../db/schema/index.ts'
import type { Db } from '../db/session.ts'

/** What the owner decides of a category. */
export type StoredCategory = Pick<
  typeof categories.$inferSelect,
  'id' | 'name' | 'nameBn' | 'icon' | 'hidden' | 'position'
>

/** All categories in their order, also the hidden ones. */
export async function storedCategories(db: Db): Promise<StoredCategory[]> {
  const { id, name, nameBn, icon, hidden, position } = categories
  return db
    .select({ id, name, nameBn, icon, hidden, position })
    .from(categories)
    .orderBy(asc(position), asc(id))
}

/** Changes a category. Another position moves those behind it. @throws Error when there is none of this id */
export async function changeCategory(
  db: Db,
  by: Author,
  id: number,
  { position, ...given }: Partial<Omit<StoredCategory, 'id' | 'name'>>,
): Promise<Change | undefined> {
  return changeFacts(db, by, async (tx) => {
    const all = await storedCategories(tx)
    const stored = all.find((category) => category.id === id)
    if (!stored) throw new Error(`There is no category ${id}. "categories list" shows them.`)
    const ids = all.map((category) => category.id)
    const place = position ?? ids.indexOf(id) + 1
    const sorted = moved(ids, id, place)
    const before = { ...stored, position: ids.indexOf(id) + 1 }
    const after = { ...before, ...given, position: sorted.indexOf(id) + 1 }
    const change = difference(`category ${stored.name}`, before, after)
    if (!change) return undefined
    if (Object.keys(given).length > 0) {
      await tx.update(categories).set(given).where(eq(categories.id, id))
    }
    if (after.position === before.position) return change
    for (const [index, one] of sorted.entries()) {
      await tx
        .update(categories)
        .set({ position: index + 1 })
        .where(eq(categories.id, one))
    }
    return change
  })
}
