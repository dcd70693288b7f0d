import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { runCli } from '../src/cli/run-cli.ts'
import type { TestShop } from './test-shop.ts'

/** The command line of a test shop, and a folder for its files. */
export function useCommands(shop: Pick<TestShop, 'db' | 'pool' | 'settings'>) {
  let path: string
  beforeAll(async () => {
    path = await mkdtemp(join(tmpdir(), 'shop-command-'))
  })
  afterAll(() => rm(path, { recursive: true, force: true }))

  /** Runs a command, and returns its exit code and what it printed. */
  async function run(...args: string[]) {
    let out = ''
    let err = ''
    const output = {
      print: (line: string) => void (out += `${line}\n`),
      printError: (line: string) => void (err += `${line}\n`),
    }
    const { db, pool, settings } = shop
    const open = async () => ({ db, pool, settings, close: async () => undefined })
    return { code: await runCli(args, output, open), out, err }
  }

  /** Imports a text as a CSV file. */
  async function importCsv(text: string | Uint8Array, ...args: string[]) {
    const file = join(path, 'file.csv')
    await writeFile(file, text)
    return await run('import', file, ...args)
  }

  return { folder: () => path, run, importCsv }
}
