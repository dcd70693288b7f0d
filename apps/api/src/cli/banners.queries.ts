import type { BannerTexts } from '@shop/domain/wire'
import { asc, eq } from 'drizzle-orm'
import { banners } from '../db/schema/index.ts'
import type { Db } from '../db/session.ts'

/** The banners of the home page in their order. */
export async function listBannersOfOwner(db: Db) {
  const { id, placement, href, texts } = banners
  return await db
    .select({ id, placement, href, texts })
    .from(banners)
    .orderBy(asc(banners.placement), asc(banners.position), asc(banners.id))
}

/** Stores what a banner says; null says nothing. Returns whether there is such a banner. */
export async function storeBannerTexts(
  db: Db,
  id: string,
  texts: BannerTexts | null,
): Promise<boolean> {
  const stored = await db.update(banners).set({ texts }).where(eq(banners.id, id)).returning()
  return stored.length > 0
}
