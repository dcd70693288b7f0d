import { Writable } from 'node:stream'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { createLogger } from '../logger.ts'
import { connectTo } from '../../test/global-setup.ts'
import type { Sql } from '../../test/sql.ts'
import { migrate } from './migrate.ts'

const name = () => `${inject('server').prefix}_migrate`
let admin: Sql
let sql: Sql

beforeAll(() => {
  admin = connectTo(inject('server'), undefined, { poolSize: 2, statementTimeout: 20_000 })
})
beforeEach(async () => {
  await admin.pool.query(`create database ${name()}`)
  // The limit is shorter than the wait for a lock.
  sql = connectTo(inject('server'), name(), { poolSize: 3, statementTimeout: 300 })
})
afterEach(async () => {
  await sql.end()
  await admin.pool.query(`drop database ${name()} with (force)`)
})
afterAll(() => admin.end())

/** Holds a lock that the first migration needs, in a transaction of the running shop. */
async function holdLock() {
  const other = await sql.reserve()
  await other.query('begin; create table products ()')
  return {
    async release() {
      await other.query('rollback')
      other.release()
    },
  }
}

function logged() {
  const lines: Record<string, unknown>[] = []
  const sink = new Writable({
    write: (chunk, _, done) => done(void lines.push(JSON.parse(String(chunk)))),
  })
  return { lines, log: createLogger({ logLevel: 'info' }, sink) }
}

const tables = async () =>
  (await sql`select to_regclass('products') is not null as found`)[0]?.['found'] as boolean

test('migrations wait for a lock, say which transaction may hold it, and are tried again without a statement limit', async () => {
  const lock = await holdLock()
  const { lines, log } = logged()
  const migrated = migrate(sql, { log })
  await expect.poll(() => lines).toHaveLength(1)
  expect(lines[0]).toMatchObject({
    msg: expect.stringContaining('wait for a lock') as string,
    transactions: [{ application: 'shop', state: 'idle in transaction' }],
  })
  await lock.release()
  await migrated
  expect(await tables()).toBe(true)
})

test('a process that waits for the migrations of another one says so once', async () => {
  const lock = await holdLock()
  const { lines, log } = logged()
  const first = migrate(sql)
  await expect
    .poll(async () => (await sql`select from pg_locks where locktype = 'advisory'`).length)
    .toBeGreaterThan(0)
  const second = migrate(sql, { log })
  await expect
    .poll(() => lines.map(({ msg }) => msg))
    .toContainEqual('Another process migrates the database. Waiting until it has finished.')
  await lock.release()
  await Promise.all([first, second])
  expect(lines.filter(({ msg }) => String(msg).startsWith('Another process'))).toHaveLength(1)
})

test('a stop ends the wait', async () => {
  const lock = await holdLock()
  const { lines, log } = logged()
  const stopping = new AbortController()
  const migrated = migrate(sql, { log, stop: stopping.signal })
  const outcome = migrated.catch((error: unknown) => error)
  await expect.poll(() => lines).toHaveLength(1)
  stopping.abort('SIGTERM')
  expect(await outcome).toBe('SIGTERM')
  await lock.release()
  expect(await tables()).toBe(false)
})

/** Removes what the desk has added. */
const withoutDesk = `
  drop table staff, staff_sessions, staff_invitations cascade;
  alter table order_history drop column staff_id;
  alter table if exists changes drop column staff_id;
  alter table orders drop column note, drop column call_at, drop column calls, drop column courier,
    drop column consignment, drop column version;
  drop index orders_created, orders_updated, orders_status, orders_phone;
  create index orders_created on orders (created_at);
  create index orders_phone on orders (delivery_phone);
  create index orders_needing_review on orders (id) where status = 'needs_review';`

/** Gives a new database the tables and the history of the oldest version that is taken over, with an order. */
async function makeFormerTables(lastMigration: number) {
  await migrate(sql)
  await sql.pool.query(`
    drop table shop, delivery_zones, coupons, changes, pages, page_sections, texts, sms_texts;
    ${withoutDesk}
    alter table orders drop column zone_name, drop column coupon_rule;
    alter table banners drop column active, drop column starts_at, drop column ends_at;
    alter table testimonials drop column active, drop column starts_at, drop column ends_at;
    alter table campaigns drop column active;
    alter table categories drop column position, drop column hidden;
    insert into categories (id, name) values (1, 'Kitchen');
    insert into products (id, name, price, category_id) values (1, 'Rice Cooker', 100, 1);
    insert into orders (id, status, delivery_name, delivery_phone, delivery_address, shipping_zone,
      subtotal, discount, shipping_charge, total, coupon_code)
      values (1, 'pending', 'Karim', '01712345678', 'Mirpur', 'dhaka_inside', 300, 30, 7000, 7270, 'SAVE10'),
        (2, 'pending', 'Salma', '01712345679', 'Bogura', 'dhaka_outside', 300, 0, 13000, 13300, null);
    insert into order_lines (order_id, line, product_id, name, category, quantity, held, price)
      values (1, 1, 1, 'Rice Cooker', 'Kitchen', 3, 3, 100);
    delete from drizzle.__drizzle_migrations;
    insert into drizzle.__drizzle_migrations (hash, created_at) values ('last', ${lastMigration})`)
}

const history = async () =>
  (await sql`select hash from drizzle.__drizzle_migrations order by created_at`).map(
    (row) => row['hash'],
  )

const columns = async () =>
  (
    await sql`
      select table_name || '.' || column_name || ' ' || is_nullable as name
      from information_schema.columns where table_schema = 'public' order by name`
  ).map((row) => row['name'])

const indexes = async () =>
  (await sql`select indexdef from pg_indexes where schemaname = 'public' order by indexname`).map(
    (row) => row['indexdef'],
  )

test('a database of the last version becomes one of this version, and keeps its orders', async () => {
  await migrate(sql)
  const expected = [await columns(), await indexes(), await history()]
  await sql.pool.query(
    'drop schema public cascade; create schema public; drop schema drizzle cascade',
  )
  await makeFormerTables(1_795_844_263_856)
  await migrate(sql)
  expect([await columns(), await indexes(), await history()]).toEqual(expected)
  expect(await sql`select name from products`).toEqual([{ name: 'Rice Cooker' }])
  const orders = await sql`
    select zone_name, coupon_rule->>'value' as percent, total from orders order by id`
  expect(orders).toEqual([
    { zone_name: 'Inside Dhaka', percent: '10', total: 7270 },
    { zone_name: 'Outside Dhaka', percent: null, total: 13300 },
  ])
  await migrate(sql)
  expect(await history()).toEqual(expected[2])
})

test('a database of a later version before this one becomes one of this version, and keeps its facts', async () => {
  await migrate(sql)
  const expected = [await columns(), await indexes(), await history()]
  await sql.pool.query(`
    drop table pages, page_sections, texts, sms_texts;
    ${withoutDesk}
    insert into coupons (code, kind, value) values ('EID10', 'percent', 10);
    update drizzle.__drizzle_migrations set hash = 'last', created_at = 1795854516236`)
  await migrate(sql)
  expect([await columns(), await indexes(), await history()]).toEqual(expected)
  expect(await sql`select code from coupons`).toEqual([{ code: 'EID10' }])
})

test('a database with older tables is refused in words, and not changed', async () => {
  await makeFormerTables(1_795_844_263_855)
  const before = await columns()
  await expect(migrate(sql)).rejects.toThrow(/made by a version before 0\.1\.0/)
  expect([await columns(), await history()]).toEqual([before, ['last']])
})
