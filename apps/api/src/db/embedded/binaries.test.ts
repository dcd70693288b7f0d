import { statSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findBinaries, makeExecutable } from './binaries.ts'

const nobody = 65_534
const isRoot = process.getuid?.() === 0

const canRead = (path: string) => {
  try {
    return statSync(path).isFile()
  } catch {
    return false
  }
}

// A shop that root installed and another user starts.
beforeEach(() => {
  if (isRoot) process.seteuid?.(nobody)
})
afterEach(() => {
  if (isRoot) process.seteuid?.(0)
})

test('programs that another user installed are found and left as they are', async () => {
  // Nobody else can start a shop in a folder that only root may enter.
  if (!canRead(import.meta.filename)) process.seteuid?.(0)
  const { postgres } = await findBinaries()
  const before = await stat(postgres)
  expect((await findBinaries()).postgres).toBe(postgres)
  expect((await stat(postgres)).ctimeMs).toBe(before.ctimeMs)
})

test('a program that may not be executed is named, with what its owner can do', async () => {
  // A file of root, which this user can read and not change.
  await expect(makeExecutable('/etc/passwd')).rejects.toMatchObject({
    message: expect.stringContaining('/etc/passwd may not be executed'),
    cure: expect.stringContaining('chmod 755 /etc/passwd'),
  })
})
