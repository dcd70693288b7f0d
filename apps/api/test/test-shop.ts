import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { afterAll, beforeAll, inject } from 'vitest'
import { createApp } from '../src/app.ts'
import { createCatalogue } from '../src/catalogue.ts'
import { createDb, type Db } from '../src/db/session.ts'
import { createLogger } from '../src/logger.ts'
import { storeWords } from '../src/search/store-words.queries.ts'
import { loadSettings, type Settings } from '../src/settings.ts'
import { connectTo } from './global-setup.ts'
import { fromAddress } from './shop-process.ts'
import type { Sql } from './sql.ts'

/** An answer of the API, read. */
export interface Reply {
  status: number
  headers: Headers
  // Tests look into bodies of every shape; each says by its expectations which one it means.
  body: { statusCode: number; message: string; data: never; errors: never } & Record<string, never>
}

/** A shop of a test file: its own database, and calls that need no port. */
export interface TestShop {
  sql: Sql
  pool: Pool
  db: Db
  settings: Settings
  app: ReturnType<typeof createApp>
  get(path: string, headers?: Record<string, string>): Promise<Reply>
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Reply>
}

let count = 0
let shoppers = 0

/** The address and the browser of a shopper who has not called yet. */
export function newShopper(): Record<string, string> {
  shoppers += 1
  return { ...fromAddress(shoppers), 'x-browser-id': randomUUID() }
}

/**
 * Gives the test file a fresh copy of the demo shop. Its limits are the default ones, and each call
 * comes from another shopper unless it has headers that say from whom. `env` changes a setting.
 */
export function useShop(env: Record<string, string> = {}): TestShop {
  const shop = {} as TestShop
  let drop: () => Promise<void>

  beforeAll(async () => {
    const server = inject('server')
    const name = `${server.prefix}_${process.pid}_${(count += 1)}`
    const admin = connectTo(server, undefined, { poolSize: 2, statementTimeout: 60_000 })
    await admin.pool.query(`create database ${name} template ${server.template}`)
    const settings = loadSettings({
      // A test reads a list at once after it has changed a product.
      LIST_CACHE_MS: '0',
      LOG_LEVEL: 'silent',
      // The address of a shopper is sent as by a proxy in front.
      TRUSTED_PROXIES: '1',
      ...env,
    })
    const sql = connectTo(server, name, { poolSize: 20, statementTimeout: 0 })
    const db = createDb(sql.pool)
    const app = createApp({
      db,
      catalogue: createCatalogue({ db, settings }),
      settings,
      log: createLogger(settings),
    })
    const call = async (path: string, init: RequestInit = {}) => {
      const answer = await app.request(path, init)
      const text = await answer.text()
      const body = text ? (JSON.parse(text) as Reply['body']) : ({} as Reply['body'])
      return { status: answer.status, headers: answer.headers, body }
    }
    Object.assign(shop, {
      sql,
      pool: sql.pool,
      db,
      settings,
      app,
      get: (path: string, headers: Record<string, string> = {}) =>
        call(path, { headers: { ...newShopper(), ...headers } }),
      post: (path: string, body: unknown, headers: Record<string, string> = {}) =>
        call(path, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...newShopper(), ...headers },
          body: typeof body === 'string' ? body : JSON.stringify(body),
        }),
    } satisfies TestShop)
    drop = async () => {
      await sql.end()
      await admin.pool.query(`drop database if exists ${name} with (force)`)
      await admin.end()
    }
  })
  afterAll(() => drop())
  return shop
}

let phones = 0

/** A phone that has not ordered yet. */
export function newPhone(): string {
  phones += 1
  return `0171${String(phones).padStart(7, '0')}`
}

/** A good order of the given lines, of a new phone; `change` replaces fields. */
export function orderOf(
  products: readonly { id: number; quantity: number; order_id?: number; campaign_id?: number }[],
  change: Record<string, unknown> = {},
) {
  return {
    deliveryName: 'Rahima Begum',
    deliveryPhone: newPhone(),
    deliveryAddress: 'House 12, Road 5, Dhanmondi, Dhaka',
    products: products.map((line) => ({ order_id: null, campaign_id: null, ...line })),
    ...change,
  }
}

/** Adds a product to the test shop and returns its id; prices in taka. */
export async function addProduct(
  sql: Sql,
  product: { name?: string; price?: number; discountPrice?: number | null; quantity?: number } = {},
): Promise<number> {
  const { name = 'Test product', price = 100, discountPrice = null, quantity = 10 } = product
  const [row] = await sql<{ id: number }[]>`
    insert into products (id, name, price, discount_price, quantity, category_id, search_text, search_name)
    select max(id) + 1, ${name}, ${price * 100}, ${discountPrice === null ? null : discountPrice * 100},
      ${quantity}, 1, ${` ${name.toLowerCase()}`}, ${` ${name.toLowerCase()}`}
    from products returning id`
  if (!row) throw new Error('The product was not added')
  const searchText = ` ${name.toLowerCase()}`
  await storeWords(createDb(sql.pool), [{ name, nameBn: null, keywords: '', searchText }])
  return row.id
}

/** What is in stock of a product. */
export async function stockOf(sql: Sql, id: number): Promise<number> {
  const [row] = await sql<{ quantity: number }[]>`select quantity from products where id = ${id}`
  if (!row) throw new Error(`There is no product ${id}`)
  return row.quantity
}

/** Resolves when a statement of the test shop waits for a lock. */
export async function waitForLock(sql: Sql): Promise<void> {
  for (;;) {
    const [row] = await sql<{ n: number }[]>`
      select count(*) as n from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`
    if (row && row.n > 0) return
  }
}
