import { and, asc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { photos, products } from '../db/schema/index.ts'
import type { Db } from '../db/session.ts'
import { photoName, placeOf, readyPath, waitingPath } from './photo-path.ts'

/** A photo as it is stored. */
export type PhotoRow = typeof photos.$inferSelect

/** Key of the advisory lock of the job that makes pictures; an arbitrary number. */
const pictureLock = 7_462_003

const pictureColumns = {
  image: products.image,
  image2: products.image2,
  image3: products.image3,
  image4: products.image4,
  offerImage: products.offerImage,
}

const pathOf = (photo: Pick<PhotoRow, 'stem' | 'banner' | 'readyAt'>) =>
  photo.readyAt === null ? waitingPath(photo) : readyPath(photo)

/** What storing a photo did. */
export interface StoredPhoto {
  kind: 'new' | 'replaced' | 'unchanged'
  /** The ids of the products that show it. */
  productIds: number[]
}

/**
 * Stores a photo under its name. Products that name it, or that show an earlier photo of this name, show it from now
 * on. Else a name such as `12-2.jpg` gives it to a product.
 */
export async function storePhoto(
  db: Db,
  given: Pick<PhotoRow, 'name' | 'stem' | 'original' | 'banner'>,
): Promise<StoredPhoto> {
  return await db.transaction(async (tx) => {
    const [earlier] = await tx
      .select()
      .from(photos)
      .where(eq(photos.name, given.name))
      .for('update')
    const isSame = earlier?.stem === given.stem && earlier.banner === given.banner
    if (!isSame) {
      const fresh = { ...given, addedAt: sql`now()`, readyAt: null, error: null }
      await tx.insert(photos).values(fresh).onConflictDoUpdate({ target: photos.name, set: fresh })
    }
    const path = isSame ? pathOf(earlier) : waitingPath(given)
    if (!given.banner) {
      const before = earlier ? [waitingPath(earlier), readyPath(earlier)] : []
      const naming = (column: PgColumn) =>
        sql`(${inArray(column, [...before, path])} or (${column} !~ '^[a-z]+:' and
          lower(normalize(regexp_replace(${column}, '^.*/', ''))) = ${given.name}))`
      const changed = await replacePaths(tx, naming, path)
      if (changed.length === 0) await givePlace(tx, given.name, path)
    }
    const shown = Object.values(pictureColumns).map((column) => eq(column, path))
    const rows = await tx
      .select({ id: products.id })
      .from(products)
      .where(sql.join(shown, sql` or `))
      .orderBy(asc(products.id))
    return {
      kind: isSame ? 'unchanged' : earlier ? 'replaced' : 'new',
      productIds: rows.map(({ id }) => id),
    }
  })
}

/** Replaces the pictures for which `naming` is true. Locks products in the order of their ids, as orders do. */
async function replacePaths(
  tx: Db,
  naming: (column: PgColumn) => SQL,
  path: string,
): Promise<number[]> {
  const any = sql.join(Object.values(pictureColumns).map(naming), sql` or `)
  const rows = await tx
    .select({ id: products.id })
    .from(products)
    .where(any)
    .orderBy(asc(products.id))
    .for('no key update')
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return ids
  const set = Object.fromEntries(
    Object.entries(pictureColumns).map(([name, column]) => [
      name,
      sql`case when ${naming(column)} then ${path} else ${column} end`,
    ]),
  )
  await tx.update(products).set(set).where(inArray(products.id, ids))
  return ids
}

/** Sets the picture of the product and the place that a name means. A place behind an empty one becomes that one. */
async function givePlace(tx: Db, name: string, path: string): Promise<void> {
  const meant = placeOf(name)
  if (!meant) return
  const [product] = await tx
    .select(pictureColumns)
    .from(products)
    .where(eq(products.id, meant.productId))
    .for('no key update')
  if (!product) return
  const columns = ['image', 'image2', 'image3', 'image4'] as const
  const before = columns.slice(0, meant.place)
  const column = before.find((one) => product[one] === null) ?? before.at(-1) ?? 'image'
  await tx
    .update(products)
    .set({ [column]: path })
    .where(eq(products.id, meant.productId))
}

/** The media paths of all photos by their names, and by the paths that they had before they were ready. */
export async function listPhotoPaths(db: Db): Promise<Map<string, string>> {
  const rows = await db.select().from(photos)
  return new Map(
    rows.flatMap((photo) =>
      [photo.name, photoName(waitingPath(photo))].map((name) => [name, pathOf(photo)] as const),
    ),
  )
}

/** The photos by name. */
export async function listPhotos(db: Db): Promise<PhotoRow[]> {
  return await db.select().from(photos).orderBy(asc(photos.name))
}

/**
 * Gives one photo whose pictures are not made to `make`, and then shows the pictures. One process at a time does so:
 * its lock ends with its connection. A photo that failed is tried again behind the others.
 * @returns whether a photo was done, so that there may be another
 * @throws what `make` throws; it is stored with the photo
 */
export async function makeNext(db: Db, make: (photo: PhotoRow) => Promise<void>): Promise<boolean> {
  return await db.transaction(async (tx) => {
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`)
    const { rows } = await tx.execute<{ locked: boolean }>(
      sql`select pg_try_advisory_xact_lock(${pictureLock}::bigint) as locked`,
    )
    if (!rows[0]?.locked) return false
    const [photo] = await db
      .select()
      .from(photos)
      .where(isNull(photos.readyAt))
      .orderBy(sql`${photos.error} is not null`, asc(photos.addedAt), asc(photos.name))
      .limit(1)
    if (!photo) return false
    const same = and(eq(photos.name, photo.name), eq(photos.stem, photo.stem))
    try {
      await make(photo)
    } catch (error) {
      await db
        .update(photos)
        .set({ error: (error as Error).message })
        .where(same)
      throw error
    }
    const waiting = waitingPath(photo)
    await db.transaction(async (changing) => {
      await changing
        .update(photos)
        .set({ readyAt: sql`now()`, error: null })
        .where(same)
      if (!photo.banner)
        await replacePaths(changing, (column) => eq(column, waiting), readyPath(photo))
    })
    return true
  })
}
