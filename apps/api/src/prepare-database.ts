import type { Database } from './db/client.ts'
import { migrate } from './db/migrate.ts'
import type { Logger } from './logger.ts'
import { reindexIfNeeded } from './products/reindex.queries.ts'
import { forgetForeignChanges } from './search/indexed-products.queries.ts'

/**
 * Applies the pending migrations, and writes the search index again after one that emptied it.
 * @param stop ends the wait for a lock; its reason is thrown
 */
export async function prepareDatabase(
  database: Pick<Database, 'pool' | 'db'>,
  log: Logger,
  stop?: AbortSignal,
): Promise<void> {
  await migrate(database, { log, stop })
  await forgetForeignChanges(database.db)
  const written = await reindexIfNeeded(database.db)
  if (written > 0) log.info(`the search texts of ${written} products were written again`)
}
