import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { products } from '@shop/demo'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { importCatalogue } from '../catalogue-import/import-catalogue.ts'
import { migrate } from '../db/migrate.ts'
import { createDb } from '../db/session.ts'
import { connectTo } from '../../test/global-setup.ts'
import { main } from '../../test/shop-process.ts'
import { seedIfEmpty } from './seed.ts'
import type { Sql } from '../../test/sql.ts'

const pool = { poolSize: 4, statementTimeout: 60_000 }
let sql: Sql

beforeAll(async () => {
  const server = inject('server')
  const name = `${server.prefix}_seed`
  const admin = connectTo(server, undefined, pool)
  await admin.pool.query(`create database ${name}`)
  await admin.end()
  sql = connectTo(server, name, pool)
  await migrate(sql)
})
afterAll(() => sql.end())

const count = async (table: string) => {
  const { rows } = await sql.pool.query<{ n: number }>(`select count(*) as n from ${table}`)
  return rows[0]?.n
}

test('with DEMO=off an empty database stays empty', async () => {
  expect(await seedIfEmpty({ db: createDb(sql.pool) }, { demo: false })).toBe(0)
  for (const table of ['categories', 'products', 'campaigns', 'banners', 'testimonials'])
    expect(await count(table), table).toBe(0)
})

test('instances that start together on an empty database fill it once', async () => {
  const stored = await Promise.all(
    [1, 2, 3].map(() => seedIfEmpty({ db: createDb(sql.pool) }, { demo: true })),
  )
  expect(stored.sort((a, b) => a - b)).toEqual([0, 0, products.length])
  expect(await count('products')).toBe(products.length)
  expect(await count('banners')).toBe(8)
  expect(await count('testimonials')).toBe(6)
})

test('a database that holds anything of the owner is not filled', async () => {
  await sql`truncate categories, products, campaigns, banners, testimonials cascade`
  const file = Buffer.from('[{"name":"Clay Pot","category":"Pottery","price":100}]')
  await importCatalogue(createDb(sql.pool), file, { format: 'json' })
  expect(await count('products')).toBe(1)
  expect(await seedIfEmpty({ db: createDb(sql.pool) }, { demo: true })).toBe(0)
  await sql`truncate products cascade`
  expect(await seedIfEmpty({ db: createDb(sql.pool) }, { demo: true })).toBe(0)
  expect(await count('products')).toBe(0)
})

test('without the package @shop/demo the shop says how to start, and starts with DEMO=off', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'shop-seed-'))
  try {
    const wanted = await startWithoutDemo({ DATA_DIR: folder })
    expect(wanted.code).toBe(1)
    expect(wanted.printed).toContain('@shop/demo is not installed')
    expect(wanted.printed).toContain('DEMO=off')
    const off = await startWithoutDemo({ DATA_DIR: folder, DEMO: 'off' })
    expect(off.printed).toContain('The shop is ready')
    expect(off.code).toBe(0)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

// The package is resolved under a name that is not installed, so that Node's own error is met.
const hook = `import { registerHooks } from 'node:module'
registerHooks({ resolve: (name, context, next) =>
  next(name === '@shop/demo' ? '@shop/not-installed' : name, context) })`

/** Starts the shop until it fails or is ready, stops it, and answers its exit code and output. */
async function startWithoutDemo(env: Record<string, string>) {
  const args = ['--import', `data:text/javascript,${encodeURIComponent(hook)}`]
  const child = spawn(process.execPath, [...args, main], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATABASE_URL: '', ...env },
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      printed += chunk.toString()
      if (printed.includes('The shop is ready')) child.kill('SIGTERM')
    })
  const [code] = (await once(child, 'exit')) as [number]
  return { code, printed }
}
