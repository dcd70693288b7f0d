import type { Database } from './db/client.ts'
import { migrate } from './db/migrate.ts'
import type { Logger } from './logger.ts'
import { reindexIfNeeded } from './products/reindex.queries.ts'
import type { Settings } from './settings.ts'
import { storeInitialShop } from './shop/shop.queries.ts'
import { forgetForeignChanges } from './search/indexed-products.queries.ts'

/**
 * Applies the pending migrations, gives a new shop its facts, and writes the search index again after a migration
 * that emptied it.
 * @param stop ends the wait for a lock; its reason is thrown
 */
export async function prepareDatabase(
  database: Pick<Database, 'pool' | 'db'>,
  log: Logger,
  { newShop }: Pick<Settings, 'newShop'>,
  stop?: AbortSignal,
): Promise<void> {
  await migrate(database, { log, stop })
  const isNew = await storeInitialShop(database.db, newShop.facts)
  if (!isNew && newShop.given.length > 0) {
    log.info(
      `${newShop.given.join(', ')} ${newShop.given.length > 1 ? 'are' : 'is'} ignored: the shop has its facts. Change them with: npm run shop -- shop set.`,
    )
  }
  await forgetForeignChanges(database.db)
  const written = await reindexIfNeeded(database.db)
  if (written > 0) log.info(`the search texts of ${written} products were written again`)
}
