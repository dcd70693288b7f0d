import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase, type Sql } from '../db/client.ts'
import { createLogger } from '../logger.ts'
import { loadSettings } from '../settings.ts'
import { endShop, startShop, type ShopProcess } from './shop-process.ts'

/** A shop on an embedded database of its own, which may be killed and started again. */
export interface DrillShop {
  folder: string
  port: number
  shop: ShopProcess
  /** Starts the shop again after it ended. */
  restart(): Promise<void>
  /** Works in the shop's database, as long as the shop runs. */
  look<T>(work: (sql: Sql) => Promise<T>): Promise<T>
}

/**
 * Opens a drill's shop for some work, and leaves nothing behind.
 * @param before prepares the folder of its data; `after` undoes that
 */
export async function withDrillShop<T>(
  port: number,
  work: (drill: DrillShop) => Promise<T>,
  before?: (folder: string) => Promise<void>,
  after?: () => Promise<void>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-drill-'))
  try {
    await before?.(folder)
    return await inFolder(folder, port, work)
  } finally {
    await after?.()
    await rm(folder, { recursive: true, force: true })
  }
}

async function inFolder<T>(folder: string, port: number, work: (drill: DrillShop) => Promise<T>) {
  const env = { DATA_DIR: folder, DATABASE_URL: '', LOG_LEVEL: 'silent', DB_POOL_SIZE: '32' }
  const drill: DrillShop = {
    folder,
    port,
    shop: await startShop(port, env),
    async restart() {
      drill.shop = await startShop(port, env)
    },
    async look(look) {
      const settings = loadSettings({ ...env, DB_POOL_SIZE: '4' })
      const database = await openDatabase(settings, { log: createLogger(settings), attach: true })
      try {
        return await look(database.sql)
      } finally {
        await database.close()
      }
    },
  }
  try {
    return await work(drill)
  } finally {
    await endShop(drill.shop, 'SIGTERM')
  }
}
