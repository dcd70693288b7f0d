import { mkdtemp, readFile, rm, stat, truncate } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openServerLog } from './server-log.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-log-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const path = () => join(folder, 'postgres.log')

/** One start of the server that writes a line. */
async function start(line: string) {
  const { file, written } = await openServerLog(folder)
  await file.write(`${line}\n`)
  await file.close()
  return await written()
}

test('each start of the server is appended to its log, and read by itself', async () => {
  expect(await start('disk full')).toBe('disk full\n')
  expect(await start('started again')).toBe('started again\n')
  expect(await readFile(path(), 'utf8')).toBe('disk full\nstarted again\n')
  expect((await stat(path())).mode & 0o777).toBe(0o600)
})

test('a log of 10 MB is kept once, under another name', async () => {
  await start('large')
  await truncate(path(), 10 * 2 ** 20)
  expect(await start('new')).toBe('new\n')
  expect(await readFile(path(), 'utf8')).toBe('new\n')
  expect(await readFile(`${path()}.old`, 'utf8')).toMatch(/^large\n/)
})
