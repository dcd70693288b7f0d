import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../src/db/client.ts'
import type { Db } from '../src/db/session.ts'
import { createLogger } from '../src/logger.ts'
import { loadSettings } from '../src/settings.ts'
import { startProcess, stopProcess, type ShopProcess } from '../test/shop-process.ts'

/** A shop with its own embedded database, which a fault test may kill and start again. */
export interface TestInstance {
  /** The data directory. */
  directory: string
  port: number
  shop: ShopProcess
  /** Starts the shop again after it ended. */
  restart(): Promise<void>
  /** Runs queries while the shop's database is running. */
  query<T>(run: (db: Db) => Promise<T>): Promise<T>
}

/**
 * Starts a test instance, runs a test with it, and removes its data.
 * @param mount prepares the empty data directory; `unmount` undoes it
 */
export async function withTestInstance<T>(
  port: number,
  test: (instance: TestInstance) => Promise<T>,
  mount?: (directory: string) => Promise<void>,
  unmount?: () => Promise<void>,
): Promise<T> {
  const directory = await mkdtemp(join(tmpdir(), 'shop-fault-'))
  try {
    await mount?.(directory)
    return await runTest(directory, port, test)
  } finally {
    await unmount?.()
    await rm(directory, { recursive: true, force: true })
  }
}

async function runTest<T>(
  directory: string,
  port: number,
  test: (instance: TestInstance) => Promise<T>,
) {
  const env = { DATA_DIR: directory, DATABASE_URL: '', LOG_LEVEL: 'silent', DB_POOL_SIZE: '32' }
  const instance: TestInstance = {
    directory,
    port,
    shop: await startProcess(port, env),
    async restart() {
      instance.shop = await startProcess(port, env)
    },
    async query(run) {
      const settings = loadSettings({ ...env, DB_POOL_SIZE: '4' })
      const database = await openDatabase(settings, { log: createLogger(settings), attach: true })
      try {
        return await run(database.db)
      } finally {
        await database.close()
      }
    },
  }
  try {
    return await test(instance)
  } finally {
    await stopProcess(instance.shop, 'SIGTERM')
  }
}
