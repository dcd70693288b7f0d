import type { Sql } from './db/client.ts'
import type { Db } from './db/session.ts'
import type { ResponseCache } from './http/response-cache.ts'
import type { Logger } from './logger.ts'
import type { Settings } from './settings.ts'

/** The dependencies of the route handlers. */
export interface Deps {
  sql: Sql
  db: Db
  settings: Settings
  log: Logger
  cache: ResponseCache
}
