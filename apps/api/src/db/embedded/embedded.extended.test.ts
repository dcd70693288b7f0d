import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createLogger } from '../../logger.ts'
import { loadSettings } from '../../settings.ts'
import { openDatabase, type Database } from '../client.ts'
import { isAlive, lockFolder } from './folder-lock.ts'
import { explain } from './initialise.ts'
import { readPostmaster } from './orphan.ts'
import { startEmbedded } from './server.ts'
import { sqlOn } from '../../../test/sql.ts'

const log = createLogger({ logLevel: 'silent' })
let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-embedded-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const open = (attach = false): Promise<Database> =>
  openDatabase(loadSettings({ DATA_DIR: folder }), { log, attach })

describe('the embedded database', () => {
  test('keeps what was written over a stop and a start, with safe settings', async () => {
    const first = await open()
    await sqlOn(first.pool)`create table kept (n int)`
    await sqlOn(first.pool)`insert into kept values (7)`
    const [safe] = await sqlOn(first.pool)`
      select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit`
    expect(safe).toEqual({ fsync: 'on', commit: 'on' })
    await first.close()
    const second = await open()
    expect(second.fresh).toBe(false)
    expect(await sqlOn(second.pool)`select n from kept`).toEqual([{ n: 7 }])
    await second.close()
  })

  test('a second owner gets an error that says who holds the folder; a guest may join', async () => {
    const owner = await open()
    await expect(open()).rejects.toThrow(`in use by process ${process.pid}`)
    await expect(open()).rejects.toMatchObject({ cure: expect.stringContaining('DATA_DIR') })
    const guest = await open(true)
    expect(await sqlOn(guest.pool)`select 1 as one`).toEqual([{ one: 1 }])
    await guest.close()
    expect(await sqlOn(owner.pool)`select 1 as one`).toEqual([{ one: 1 }])
    await owner.close()
  })

  test('its password is readable by its owner only', async () => {
    const server = await startEmbedded(folder, () => undefined)
    await server.stop()
    const { mode } = await stat(join(folder, 'postgres.password'))
    expect(mode & 0o777).toBe(0o600)
    expect((await readFile(join(folder, 'postgres.password'), 'utf8')).trim().length).toBe(32)
  })

  test('a database that crashes is started again, and the pool finds it', async () => {
    const database = await open()
    await sqlOn(database.pool)`create table kept (n int)`
    await sqlOn(database.pool)`insert into kept values (7)`
    const running = await readPostmaster(join(folder, 'postgres'))
    process.kill(running?.pid ?? 0, 'SIGKILL')
    const rows = () => sqlOn(database.pool)`select n from kept`.catch(() => undefined)
    await expect.poll(rows).toEqual([{ n: 7 }])
    const starts = async () =>
      (await readFile(join(folder, 'postgres.log'), 'utf8')).match(/ready to accept connections/g)
    await expect.poll(starts, { timeout: 30_000 }).toHaveLength(2)
    await database.close()
  })

  test('a database left running by a killed shop is stopped, and its data is kept', async () => {
    const script = join(folder, 'orphan.mjs')
    await writeFile(
      script,
      `import { startEmbedded } from ${JSON.stringify(join(import.meta.dirname, 'server.ts'))}
      await startEmbedded(${JSON.stringify(folder)}, () => undefined)
      console.log('up')
      setInterval(() => undefined, 1000)`,
    )
    const shop = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] })
    await new Promise((up) => shop.stdout.once('data', up))
    const orphan = await readPostmaster(join(folder, 'postgres'))
    shop.kill('SIGKILL')
    await new Promise((gone) => shop.once('exit', gone))
    expect(isAlive(orphan?.pid ?? 0)).toBe(true)
    const database = await open()
    expect(isAlive(orphan?.pid ?? 0)).toBe(false)
    await database.close()
  })
})

describe('the folder’s lock', () => {
  test('the claim of a dead process is taken over', async () => {
    const child = spawn(process.execPath, ['-e', ''])
    await new Promise((gone) => child.once('exit', gone))
    await writeFile(join(folder, 'shop.lock'), JSON.stringify({ pid: child.pid, born: '1' }))
    const unlock = await lockFolder(folder)
    await unlock()
  })

  test('a reused pid is not believed', async () => {
    await writeFile(join(folder, 'shop.lock'), JSON.stringify({ pid: process.pid, born: '1' }))
    const unlock = await lockFolder(folder)
    await unlock()
  })

  test('of ten that want it at once, one gets it', async () => {
    const claims = await Promise.allSettled(Array.from({ length: 10 }, () => lockFolder(folder)))
    expect(claims.filter((claim) => claim.status === 'fulfilled')).toHaveLength(1)
  })
})

describe('what is wrong is said with its cure', () => {
  test('a full disk', () => {
    const error = explain(new Error('could not write: No space left on device'), '/data')
    expect(error).toMatchObject({
      message: expect.stringContaining('/data is full'),
      cure: expect.stringContaining('DATA_DIR'),
    })
  })

  test('a folder that is a file', async () => {
    const path = join(folder, 'file')
    await writeFile(path, '')
    const settings = loadSettings({ DATA_DIR: path })
    await expect(openDatabase(settings, { log })).rejects.toMatchObject({
      cure: expect.any(String),
    })
  })

  test.each([
    ['postgres://x:secret@127.0.0.1:1/shop', 'host and port'],
    ['postgres://x:secret@no-such-host.invalid/shop', 'host name'],
  ])('the server %s cannot be reached; its password is not shown', async (url, cure) => {
    const settings = loadSettings({ DATABASE_URL: url })
    const failure = openDatabase(settings, { log })
    await expect(failure).rejects.toMatchObject({ cure: expect.stringContaining(cure) })
    await expect(failure).rejects.not.toMatchObject({ message: expect.stringContaining('secret') })
  })
})
