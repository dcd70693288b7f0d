import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadSettings } from '@shop/api'
import { afterEach, expect, it } from 'vitest'
import { checkSettings } from './check-settings.ts'

const folder = await mkdtemp(join(tmpdir(), 'shop-check-'))
const isRoot = process.geteuid?.() === 0
const check = (mediaDir: string) =>
  checkSettings(loadSettings({ PORT: '0', HOST: '127.0.0.1', MEDIA_DIR: mediaDir }))

afterEach(async () => {
  if (isRoot) process.seteuid?.(0)
  await rm(folder, { recursive: true, force: true })
})

it('a folder of photos is refused when this user may not read or enter it', async () => {
  // Root may read everything, so the check runs as another user.
  for (const mode of [0o000, 0o444, 0o111]) {
    await chmod(folder, mode)
    if (isRoot) process.seteuid?.(65_534)
    await expect(check(folder), mode.toString(8)).rejects.toMatchObject({
      message: expect.stringContaining(`MEDIA_DIR, ${folder}, may not be read`),
      cure: expect.stringContaining('MEDIA_DIR'),
    })
    if (isRoot) process.seteuid?.(0)
  }
  await chmod(folder, 0o755)
  await check(folder)
  await check(join(folder, 'made/later'))
})
