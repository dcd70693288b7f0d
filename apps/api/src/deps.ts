import type { Sql } from './db/client.ts'
import type { Db } from './db/session.ts'
import type { ListCache } from './http/list-cache.ts'
import type { Logger } from './logger.ts'
import type { Settings } from './settings.ts'

/** What route handlers are given; nothing of it is global. */
export interface Deps {
  sql: Sql
  db: Db
  settings: Settings
  log: Logger
  cache: ListCache
}
