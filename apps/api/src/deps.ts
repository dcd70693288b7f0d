import type { Catalogue } from './catalogue.ts'
import type { Db } from './db/session.ts'
import type { Logger } from './logger.ts'
import type { Settings } from './settings.ts'

/** The dependencies of the route handlers. */
export interface Deps {
  catalogue: Catalogue
  db: Db
  settings: Settings
  log: Logger
  /** Aborted when the shop begins to stop: `/readyz` then responds 503. */
  stopping?: AbortSignal
}
