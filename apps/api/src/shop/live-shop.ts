import type { ShopWire } from '@shop/domain/wire'
import type { Db } from '../db/session.ts'
import { AsyncCache } from '../http/async-cache.ts'
import { readRevision, readShop } from './shop.queries.ts'

/** How old the known revision may be, in milliseconds. */
const lifetime = 500

/**
 * The facts of the shop, kept in memory. They are read again when the revision has changed, which is read at
 * most twice a second. Facts that are known once stay known while the database is away.
 * @param options.cached false: the revision is read at each call
 * @throws Error of the database while the facts are not known
 */
export function liveShop(db: Db, { cached }: { cached: boolean }): () => Promise<ShopWire> {
  let known: ShopWire | undefined
  const reads = new AsyncCache<ShopWire>({
    lifetime: cached ? lifetime : 0,
    staleWhileRevalidate: Number.POSITIVE_INFINITY,
    maxEntries: 1,
  })
  return () =>
    reads.get('shop', async () => {
      if (!known || (await readRevision(db)) !== known.revision) known = await readShop(db)
      return known
    })
}
