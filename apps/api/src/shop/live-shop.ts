import type { Db } from '../db/session.ts'
import { AsyncCache } from '../http/async-cache.ts'
import { readRevision, readShop, type ShopContent } from './shop.queries.ts'

/** How old the known revision may be, in milliseconds. */
const lifetime = 500

/**
 * What the owner says of the shop, kept in memory. It is read again when the revision has changed, which is read at
 * most twice a second. What is known once stays known while the database is away.
 * @param options.cached false: the revision is read at each call
 * @throws Error of the database while it is not known
 */
export function liveShop(db: Db, { cached }: { cached: boolean }): () => Promise<ShopContent> {
  let known: ShopContent | undefined
  const reads = new AsyncCache<ShopContent>({
    lifetime: cached ? lifetime : 0,
    staleWhileRevalidate: Number.POSITIVE_INFINITY,
    maxEntries: 1,
  })
  return () =>
    reads.get('shop', async () => {
      if (!known || (await readRevision(db)) !== known.shop.revision) known = await readShop(db)
      return known
    })
}
