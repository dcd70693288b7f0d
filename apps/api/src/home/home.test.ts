import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as demo from '@shop/demo'
import { homeAnswer } from '@shop/domain/wire'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import { expect, inject, test } from 'vitest'
import { migrate } from '../db/migrate.ts'
import { connectTo } from '../../test/global-setup.ts'
import { useShop } from '../../test/test-shop.ts'

const shop = useShop()
const home = async () => homeAnswer.parse((await shop.get('/home')).body).data

test('D-BAN-01, D-TEST-01, R-HOME-07, R-HOME-10, R-HOME-17, B-CNT-06: home answers the banners, the strip and the testimonials in their order', async () => {
  const { banners, strip, testimonials } = await home()
  expect(banners).toEqual(demo.banners)
  expect(strip).toEqual(demo.strip)
  expect(testimonials).toEqual(demo.testimonials)
})

test('banners and testimonials are data: what is moved or removed is seen at once', async () => {
  await shop.sql`update banners set position = 9 where id = 'rice-cooker'`
  await shop.sql`delete from banners where placement = 'strip'`
  await shop.sql`delete from testimonials`
  const { banners, strip, testimonials } = await home()
  expect(banners.at(-1)?.id).toBe('rice-cooker')
  expect(strip).toEqual([])
  expect(testimonials).toEqual([])
})

test('a shop from before banners were data keeps those that it showed', async () => {
  const server = inject('server')
  const name = `${server.prefix}_home_upgrade`
  const admin = connectTo(server, undefined, { poolSize: 2, statementTimeout: 60_000 })
  await admin.pool.query(`create database ${name}`)
  await admin.end()
  const sql = connectTo(server, name, { poolSize: 4, statementTimeout: 60_000 })
  const folder = await mkdtemp(join(tmpdir(), 'shop-migrations-'))
  try {
    await cp(join(import.meta.dirname, '../db/migrations'), folder, { recursive: true })
    const file = join(folder, 'meta/_journal.json')
    const journal = JSON.parse(await readFile(file, 'utf8')) as { entries: { tag: string }[] }
    const first = journal.entries.findIndex(({ tag }) => tag === '0003_home')
    expect(first).toBe(3)
    await writeFile(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, first) }))
    await runMigrations(drizzle(sql.pool), { migrationsFolder: folder })
    await sql`insert into categories (id, name) values (1, 'Kitchen')`
    await sql`insert into products (id, name, price, category_id) values (1, 'Rice Cooker', 1, 1)`
    await migrate(sql)
    const banners = await sql`select id, image, alt, href from banners order by placement, position`
    // The migration of that time knew neither Bengali nor texts.
    expect([...banners]).toEqual(
      [...demo.banners, ...demo.strip].map(({ altBn: _, texts: _texts, ...banner }) => banner),
    )
    const said = await sql`select name, location, text, image from testimonials order by position`
    expect([...said]).toEqual(
      demo.testimonials.map(({ name, location, text, image }) => ({ name, location, text, image })),
    )
  } finally {
    await sql.end()
    await rm(folder, { recursive: true, force: true })
  }
})
