import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cp, mkdir, readFile, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { createApp } from '../app.ts'
import { createCatalogue } from '../catalogue.ts'
import { runCli } from '../cli/run-cli.ts'
import { migrate } from '../db/migrate.ts'
import { createDb } from '../db/session.ts'
import { createLogger } from '../logger.ts'
import { connectTo } from '../../test/global-setup.ts'
import { addProduct, orderOf, useShop } from '../../test/test-shop.ts'
import { useCommands } from '../../test/use-commands.ts'
import type { Manifest } from './manifest.ts'
import type { Sql } from '../../test/sql.ts'

const shop = useShop()
const { folder, run } = useCommands(shop)
const log = createLogger({ logLevel: 'error' })
const pool = { poolSize: 4, statementTimeout: 0 }
const path = (name: string) => join(folder(), name)

let empty: Sql
let databases = 0
let target: string
let product: number
const acknowledged: number[] = []

async function place() {
  const { status, body } = await shop.post(
    '/orders/confirm',
    orderOf([{ id: product, quantity: 1 }], { deliveryName: 'Ra"hi\\ma\t\nবেগম' }),
    { 'idempotency-key': crypto.randomUUID() },
  )
  expect(status).toBe(200)
  acknowledged.push((body.data as { orderId: number }).orderId)
}

beforeAll(async () => {
  Object.assign(shop.settings, { mediaDir: path('media') })
  await mkdir(path('media/clay'), { recursive: true })
  await writeFile(path('media/clay/kolshi.jpg'), 'photo')
  product = await addProduct(shop.sql, { quantity: 10_000 })
  await place()
  await run('orders', 'confirm', String(acknowledged[0]))
  expect(await run('backup', path('good'))).toMatchObject({ code: 0, err: '' })
})

beforeEach(async () => {
  const server = inject('server')
  target = `${server.prefix}_restore_${(databases += 1)}`
  const admin = connectTo(server, undefined, pool)
  await admin.pool.query(`create database ${target}`)
  await admin.end()
  empty = connectTo(server, target, pool)
  await migrate(empty)
})
afterEach(() => empty.end())

/** Runs `restore` on the empty database. */
async function restore(from: string, mediaDir = path('other-media')) {
  let out = ''
  let err = ''
  const output = {
    print: (line: string) => void (out += `${line}\n`),
    printError: (line: string) => void (err += `${line}\n`),
  }
  const open = async () => ({
    pool: empty.pool,
    db: createDb(empty.pool),
    settings: { ...shop.settings, mediaDir },
    close: async () => undefined,
  })
  return { code: await runCli(['restore', from], output, open), out, err }
}

const ids = async (sql: Sql) =>
  (await sql<{ id: number }[]>`select id from orders order by id`).map(({ id }) => id)

test('every order acknowledged before the backup began is in the restored shop, which goes on', async () => {
  let running = true
  const shoppers = Array.from({ length: 4 }, async () => {
    while (running) await place()
  })
  await expect.poll(() => acknowledged.length).toBeGreaterThanOrEqual(30)
  const before = [...acknowledged]
  expect(new Set(before).size).toBe(before.length)
  expect(await run('backup', path('busy'))).toMatchObject({ code: 0 })
  running = false
  await Promise.all(shoppers)

  expect(await restore(path('busy'))).toMatchObject({ code: 0, err: '' })
  const restored = await ids(empty)
  expect(restored).toEqual(expect.arrayContaining(before))
  expect(acknowledged).toEqual(expect.arrayContaining(restored))
  // One snapshot: each order has its lines, its key and its message, and has left the stock.
  const [sums] = await empty`
    select (select count(*) from order_lines) as lines, (select count(*) from outbox_events) as sms,
      (select sum(held)::int from order_lines) + (select quantity from products where id = ${product})
        as pieces`
  expect(sums).toEqual({ lines: restored.length, sms: restored.length, pieces: 10_000 })
  const [name] = await empty`select delivery_name from orders where id = ${before[0] ?? 0}`
  expect(name).toEqual(
    (await shop.sql`select delivery_name from orders where id = ${before[0] ?? 0}`)[0],
  )
  expect(await readFile(path('other-media/clay/kolshi.jpg'), 'utf8')).toBe('photo')

  const db = createDb(empty.pool)
  const { settings } = shop
  const app = createApp({ db, catalogue: createCatalogue({ db, settings }), settings, log })
  const answer = await app.request('/orders/confirm', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify(orderOf([{ id: product, quantity: 1 }])),
  })
  expect(answer.status).toBe(200)
  const [last] = await empty`select count(*) as n, count(distinct id) as ids from outbox_events`
  expect(last).toEqual({ n: restored.length + 1, ids: restored.length + 1 })
})

test('a backup belongs to its user, replaces nothing, and is not there when it failed', async () => {
  expect((await stat(path('good'))).mode & 0o777).toBe(0o700)
  expect((await stat(path('good/tables/orders.copy.gz'))).mode & 0o777).toBe(0o600)
  expect((await run('backup', path('good'))).err).toContain('exists already')
  await writeFile(path('a-file'), '')
  expect((await run('backup', path('a-file/backup'))).code).toBe(1)
  // The photos fail after all tables were written.
  Object.assign(shop.settings, { mediaDir: path('a-file') })
  expect((await run('backup', path('failed'))).code).toBe(1)
  Object.assign(shop.settings, { mediaDir: path('media') })
  expect((await readdir(folder())).filter((name) => name.startsWith('failed'))).toEqual([])
  expect((await run('backup')).code).toBe(2)
})

test('a file that cannot be written ends the backup, and the connection is free again', async () => {
  // The size of files is limited, as a full disk limits it.
  const script = `
    import { connect } from ${JSON.stringify(join(import.meta.dirname, '../db/pool.ts'))}
    import { createBackup } from ${JSON.stringify(join(import.meta.dirname, 'create-backup.ts'))}
    const pool = connect(${JSON.stringify(await shopTarget())}, { poolSize: 2, statementTimeout: 0 })
    process.on('SIGXFSZ', () => undefined)
    await createBackup(pool, ${JSON.stringify(path('large'))}, {}).catch((e) => console.log(e.message))
    console.log((await pool.query('select 1 as one')).rows[0].one)
    await pool.end()`
  const limited = 'ulimit -f 4; exec "$0" --input-type=module -e "$1"'
  const { stdout } = await promisify(execFile)('bash', ['-c', limited, process.execPath, script])
  expect(stdout).toMatch(/^EFBIG.*\n1\n$/)
  expect((await readdir(folder())).filter((name) => name.startsWith('large'))).toEqual([])
})

async function shopTarget() {
  const { target: server } = inject('server')
  const [row] = await shop.sql<{ name: string }[]>`select current_database() as name`
  if (typeof server !== 'string') return { ...server, database: row?.name }
  return Object.assign(new URL(server), { pathname: `/${row?.name}` }).href
}

test('a table whose last row fills the stream of the driver does not stop the backup', async () => {
  await shop.sql`
    insert into contact_messages (name, email, phone, message)
    select 'Rahima', 'r@shop.example', '01712345678', repeat('বার্তা ', 20000)
    from generate_series(1, 3)`
  expect(await run('backup', path('large-rows'))).toMatchObject({ code: 0, err: '' })
  const { code, out } = await restore(path('large-rows'))
  expect(code).toBe(0)
  expect(out).toMatch(/contact_messages +3 rows/)
})

test('a database that is not empty is refused and stays as it is', async () => {
  await empty`insert into subscriptions (email) values ('owner@shop.example')`
  const { code, err } = await restore(path('good'))
  expect(code).toBe(1)
  expect(err).toContain('The database is not empty: subscriptions has 1 rows.')
  expect(err).toContain('DATA_DIR')
  expect(await ids(empty)).toEqual([])
})

test('a photo that is there stays as it is, and is named', async () => {
  await mkdir(path('own/clay'), { recursive: true })
  await writeFile(path('own/clay/kolshi.jpg'), 'another photo')
  const { code, err } = await restore(path('good'), path('own'))
  expect(code).toBe(0)
  expect(err).toContain('differ from the backup and were kept: clay/kolshi.jpg')
  expect(await readFile(path('own/clay/kolshi.jpg'), 'utf8')).toBe('another photo')
})

test('photos that cannot be copied are named, and the tables stay restored', async () => {
  await writeFile(path('no-folder'), '')
  const { code, err } = await restore(path('good'), path('no-folder'))
  expect(code).toBe(1)
  expect(err).toContain('The tables were restored, but not all photos')
  expect(err).toContain(`Copy ${path('good/media')} to ${path('no-folder')}.`)
  expect(await ids(empty)).toEqual(acknowledged.slice(0, 1))
})

type Fault = (copy: string) => Promise<void>
const changeManifest =
  (change: (manifest: Manifest) => void): Fault =>
  async (copy) => {
    const file = join(copy, 'manifest.json')
    const manifest = JSON.parse(await readFile(file, 'utf8')) as Manifest
    change(manifest)
    await writeFile(file, JSON.stringify(manifest))
  }
const products = 'tables/products.copy.gz'

test.each<[string, Fault, string]>([
  [
    'a file cut short',
    (copy) => truncate(join(copy, products), 500),
    'products.copy.gz is damaged: its checksum is wrong',
  ],
  [
    'a changed row',
    async (copy) => {
      const text = gunzipSync(await readFile(join(copy, products))).toString()
      await writeFile(join(copy, products), gzipSync(text.replace('Test product', 'Best product')))
    },
    'products.copy.gz is damaged: its checksum is wrong',
  ],
  ['a missing table', (copy) => rm(join(copy, products)), 'products.copy.gz is missing'],
  [
    'a changed photo',
    (copy) => writeFile(join(copy, 'media/clay/kolshi.jpg'), 'x'),
    'kolshi.jpg is damaged',
  ],
  ['no manifest', (copy) => rm(join(copy, 'manifest.json')), 'is not a complete backup'],
  [
    'a manifest cut short',
    (copy) => truncate(join(copy, 'manifest.json'), 100),
    'manifest.json is damaged',
  ],
  [
    'a photo outside the folder',
    changeManifest(({ media }) => media.forEach((photo) => (photo.path = '../../x.jpg'))),
    'manifest.json is damaged at "media.0.path"',
  ],
  [
    'a later format',
    changeManifest((manifest) => Object.assign(manifest, { format: 2 })),
    'was written by a newer version of the shop',
  ],
  [
    'an older version',
    changeManifest(({ migrations }) => void migrations.pop()),
    'was made by an older version of the shop',
  ],
  [
    'another row count',
    changeManifest(({ tables }) =>
      tables.forEach((table) => (table.rows += Number(table.name === 'orders'))),
    ),
    'orders was not restored exactly: 1 of 2 rows',
  ],
  [
    'rows that the database refuses',
    async (copy) => {
      const file = join(copy, 'tables/order_lines.copy.gz')
      const text = gunzipSync(await readFile(file))
        .toString()
        .replace(/^\d+/, '1')
      await writeFile(file, gzipSync(text))
      const sha256 = createHash('sha256').update(text).digest('hex')
      await changeManifest(({ tables }) =>
        Object.assign(tables.find(({ name }) => name === 'order_lines') ?? {}, { sha256 }),
      )(copy)
    },
    'The database refused the rows of order_lines',
  ],
])('a backup with %s is refused, and nothing is stored', async (name, damage, message) => {
  const copy = path(`with ${name}`)
  await cp(path('good'), copy, { recursive: true })
  await damage(copy)
  const { code, err } = await restore(copy, path('untouched'))
  expect(err).toContain(message)
  expect(code).toBe(1)
  const [left] = await empty`
    select (select count(*) from orders) + (select count(*) from products) as n`
  expect(left).toEqual({ n: 0 })
  expect(await stat(path('untouched')).catch(() => 'absent')).toBe('absent')
})
