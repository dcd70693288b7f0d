import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { migrate } from '../db/migrate.ts'
import { createDb } from '../db/session.ts'
import { connectTo } from '../../test/global-setup.ts'
import { stockOf } from '../../test/test-shop.ts'
import { cancelOrder, confirmOrderByOwner } from './order-state.ts'
import type { Sql } from '../../test/sql.ts'

const migrations = join(import.meta.dirname, '../db/migrations')
const pool = { poolSize: 2, statementTimeout: 20_000 }
const name = () => `${inject('server').prefix}_orders_upgrade`
let admin: Sql
let sql: Sql
let folder: string

beforeAll(async () => {
  admin = connectTo(inject('server'), undefined, pool)
  await admin.pool.query(`create database ${name()}`)
  sql = connectTo(inject('server'), name(), pool)
  folder = await mkdtemp(join(tmpdir(), 'shop-migrations-'))
})
afterAll(async () => {
  await sql.end()
  await admin.pool.query(`drop database ${name()} with (force)`)
  await admin.end()
  await rm(folder, { recursive: true, force: true })
})

/** Applies the migrations up to and with the one of this number, as an earlier version did. */
async function migrateTo(last: number) {
  await cp(migrations, folder, { recursive: true })
  const path = join(folder, 'meta/_journal.json')
  const journal = JSON.parse(await readFile(path, 'utf8')) as { entries: { idx: number }[] }
  journal.entries = journal.entries.filter(({ idx }) => idx <= last)
  await writeFile(path, JSON.stringify(journal))
  await runMigrations(drizzle(sql.pool), { migrationsFolder: folder })
}

/** Places an order as a process of the version before stock was held: it takes all pieces. */
async function placeAsBefore(orderId: number, productId: number, quantity: number) {
  await sql`update products set quantity = quantity - ${quantity} where id = ${productId}`
  await sql`
    insert into orders (id, status, delivery_name, delivery_phone, delivery_address, shipping_zone,
      subtotal, discount, shipping_charge, total)
    values (${orderId}, 'pending', 'Rahima', '01712345678', 'Dhaka', 'dhaka_inside', 0, 0, 0, 0)`
  await sql`
    insert into order_lines (order_id, line, product_id, name, category, quantity, price)
    values (${orderId}, 1, ${productId}, 'Kettle', 'Kitchen', ${quantity}, 10000)`
}

test('orders that a process of an older version places during an upgrade keep their stock', async () => {
  const db = createDb(sql.pool)
  await migrateTo(8)
  await sql`insert into categories (id, name) values (1, 'Kitchen')`
  await sql`insert into products (id, name, price, category_id) values (1, 'First', 100, 1)`
  const id = 2
  await sql`
    insert into products (id, name, price, quantity, category_id) values (${id}, 'Second', 100, 100, 1)`

  // After the migration that added held pieces, and before the one that lets them be absent.
  await placeAsBefore(1001, id, 3)
  await placeAsBefore(1002, id, 4)
  await migrate(sql)
  // While the new version already runs beside it.
  await placeAsBefore(1003, id, 5)
  await placeAsBefore(1004, id, 6)
  expect(await stockOf(sql, id)).toBe(82)

  for (const order of [1001, 1003]) {
    expect(await confirmOrderByOwner(db, order)).toMatchObject({ outcome: 'changed', taken: 0 })
  }
  expect(await stockOf(sql, id)).toBe(82)
  expect(await cancelOrder(db, 1002)).toMatchObject({ outcome: 'changed', returned: 4 })
  expect(await cancelOrder(db, 1004)).toMatchObject({ outcome: 'changed', returned: 6 })
  expect(await stockOf(sql, id)).toBe(92)
})
