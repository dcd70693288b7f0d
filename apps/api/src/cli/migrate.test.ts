import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { connectTo } from '../../test/global-setup.ts'
import { serverUrl } from '../../test/server-url.ts'
import type { Sql } from '../../test/sql.ts'
import { useShop } from '../../test/test-shop.ts'
import { useCommands } from '../../test/use-commands.ts'
import journal from '../db/migrations/meta/_journal.json' with { type: 'json' }
import { openForCommand } from './open-for-command.ts'
import { runCli } from './run-cli.ts'

const count = journal.entries.length
const shop = useShop()
const { folder } = useCommands(shop)

/** Runs a command as `npm run shop` does, with these environment variables. */
async function run(env: Record<string, string>, ...args: string[]) {
  let out = ''
  let err = ''
  const output = {
    print: (line: string) => void (out += `${line}\n`),
    printError: (line: string) => void (err += `${line}\n`),
  }
  const code = await runCli(args, output, (command) => openForCommand(command, env))
  return { code, out, err }
}

const own = async () => {
  const [row] = await shop.sql<{ name: string }[]>`select current_database() as name`
  return { DATABASE_URL: serverUrl(row?.name ?? '') }
}
const migrations = async (sql: Sql) =>
  (await sql`select created_at from drizzle.__drizzle_migrations order by created_at`).length

test('a folder without a database is refused by every command, and nothing is created there', async () => {
  const missing = join(folder(), 'mistyped')
  for (const command of [
    ['orders', 'list'],
    ['backup', join(folder(), 'backup')],
    ['import', join(folder(), 'x.csv')],
  ]) {
    expect(await run({ DATA_DIR: missing, DATABASE_URL: '' }, ...command)).toEqual({
      code: 1,
      out: '',
      err: `There is no database in ${missing}.\nCorrect DATA_DIR, or create a database there: start the shop, or run the command "migrate".\n`,
    })
  }
  expect(existsSync(missing)).toBe(false)
})

describe('a database of another version', () => {
  const newer = Date.UTC(2100, 0)

  test('that is older is refused and not changed', async () => {
    await shop.sql`update drizzle.__drizzle_migrations set created_at = created_at - 1`
    const { code, out, err } = await run(await own(), 'orders', 'list')
    const left = await migrations(shop.sql)
    await shop.sql`update drizzle.__drizzle_migrations set created_at = created_at + 1`
    expect([code, out, left]).toEqual([1, '', count])
    expect(err).toContain('An older version made it.')
    expect(err).toContain('run the command "migrate"')
  })

  test('that is newer is refused', async () => {
    await shop.sql`
      insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', ${newer})`
    const { code, err } = await run(await own(), 'backup', join(folder(), 'newer'))
    await shop.sql`delete from drizzle.__drizzle_migrations where created_at = ${newer}`
    expect(code).toBe(1)
    expect(err).toContain('A newer version has changed it.\nRun the commands of that version.')
    expect(existsSync(join(folder(), 'newer'))).toBe(false)
  })
})

describe('an empty database', () => {
  let empty: Sql
  let env: Record<string, string>
  beforeAll(async () => {
    const server = inject('server')
    const name = `${server.prefix}_empty_${process.pid}`
    await shop.pool.query(`create database ${name}`)
    empty = connectTo(server, name, { poolSize: 2, statementTimeout: 0 })
    env = { DATABASE_URL: serverUrl(name) }
  })
  afterAll(() => empty.end())

  test('is refused, until migrate has created its tables', async () => {
    const refused = await run(env, 'orders', 'list')
    expect(refused).toMatchObject({ code: 1, out: '' })
    expect(refused.err).toContain('The database is empty')
    const [tables] = await empty`
      select count(*) as n from information_schema.tables where table_schema in ('public', 'drizzle')`
    expect(tables).toEqual({ n: 0 })

    expect(await run(env, 'migrate')).toEqual({
      code: 0,
      out: `${count} migrations applied; the database has ${count}.\n`,
      err: '',
    })
    expect((await run(env, 'migrate')).out).toBe(
      `0 migrations applied; the database has ${count}.\n`,
    )
    expect(await run(env, 'orders', 'list')).toEqual({ code: 0, out: '', err: '' })
  })
})
