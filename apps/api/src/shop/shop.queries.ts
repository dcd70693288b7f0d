import { getTableColumns, sql } from 'drizzle-orm'
import { INITIAL_ZONES, toPoisha } from '@shop/domain'
import type { ShopWire } from '@shop/domain/wire'
import { changeFacts, difference, type Change, type Author } from '../changes/change.queries.ts'
import { toCouponRow } from '../coupons/coupon.queries.ts'
import { INITIAL_COUPONS } from '../db/initial-coupons.ts'
import { passedTimes } from '../db/passed-times.ts'
import { coupons, deliveryZones, orders, shop } from '../db/schema/index.ts'
import type { Db } from '../db/session.ts'
import { readPages, storeInitialPages, type ShopPage } from '../pages/page.queries.ts'
import { storeInitialSms } from '../sms/sms-text.queries.ts'
import { readOwnTexts } from '../texts/text.queries.ts'
import { readZones } from '../zones/zone.queries.ts'
import type { ShopFacts } from './shop-facts.ts'

/**
 * Gives a database without facts those of a new shop, with the zones, the coupons and the pages of the
 * specification; one of an older version gets what it does not have. Processes that start together store them once.
 * @returns whether they were stored
 */
export async function storeInitialShop(db: Db, facts: ShopFacts): Promise<boolean> {
  return db.transaction(async (tx) => {
    const stored = await tx
      .insert(shop)
      .values(facts)
      .onConflictDoNothing()
      .returning({ id: shop.id })
    await storeInitialPages(tx)
    await storeInitialSms(tx)
    if (stored.length === 0) return false
    const zones = INITIAL_ZONES.map(({ charge, ...zone }, index) => ({
      ...zone,
      position: index + 1,
      charge: toPoisha(charge),
    }))
    await tx.insert(deliveryZones).values(zones)
    await tx.insert(coupons).values(INITIAL_COUPONS.map(toCouponRow))
    // A database of an older version has orders with them.
    await tx.update(coupons).set({
      used: sql`(select count(*) from ${orders}
        where ${orders.couponCode} = ${coupons.code} and ${orders.status} <> 'cancelled')`,
    })
    return true
  })
}

/**
 * The facts of the shop.
 * @throws Error when the database has none
 */
export async function readFacts(db: Db): Promise<ShopFacts> {
  const { id: _, revision: __, ...columns } = getTableColumns(shop)
  const [row] = await db.select(columns).from(shop)
  if (!row) throw new Error('The shop has no facts yet: start it, or run the command "migrate".')
  return row
}

/** What the owner says of the shop, and its pages. */
export interface ShopContent {
  shop: ShopWire
  pages: readonly ShopPage[]
}

/** What the owner says of the shop, of one moment. */
export async function readShop(db: Db): Promise<ShopContent> {
  return db.transaction(
    async (tx) => {
      const facts = await readFacts(tx)
      const revision = (await readRevision(tx)) ?? ''
      const zones = await readZones(tx)
      const pages = await readPages(tx)
      const links = pages.map(({ slug, link, linkBn }) => ({ slug, link, linkBn }))
      return {
        shop: { ...facts, revision, zones, pages: links, texts: await readOwnTexts(tx) },
        pages,
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

/** The number of the last change, and what has begun and ended; undefined before the shop has facts. */
export async function readRevision(db: Db): Promise<string | undefined> {
  const [row] = await db
    .select({ revision: sql<string>`${shop.revision} || '.' || ${passedTimes}` })
    .from(shop)
  return row?.revision
}

/** The zone of the owner's days and times. */
export const readTimeZone = async (db: Db): Promise<string> => (await readFacts(db)).timeZone

/** Changes facts of the shop; undefined when they are so already. */
export async function changeShop(
  db: Db,
  by: Author,
  given: Partial<ShopFacts>,
): Promise<Change | undefined> {
  return changeFacts(db, by, async (tx) => {
    const before = await readFacts(tx)
    const change = difference('shop', before, { ...before, ...given })
    if (change) await tx.update(shop).set(given)
    return change
  })
}
