import { execFileSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { chooseAccount } from './account.ts'

const ask = `
  require('fs').accessSync(process.argv[1], require('fs').constants.X_OK)
  console.log(process.getuid() === 0 ? 'root' : 'postgres')`

const isRoot = process.platform === 'linux' && process.getuid?.() === 0

test('started by an ordinary user, PostgreSQL runs as that user', async () => {
  const getuid = vi.spyOn(process, 'getuid').mockReturnValue(1000)
  onTestFinished(() => getuid.mockRestore())
  expect(await chooseAccount([process.execPath])).toEqual({ ids: undefined, wrapper: [] })
})

// Only root may start a program as another user.
if (isRoot)
  test('started by root, PostgreSQL may execute its programs in a folder that only root may enter', async () => {
    // mkdtemp makes a folder with the mode 0700.
    const program = join(mkdtempSync(join(tmpdir(), 'closed-')), 'program')
    writeFileSync(program, '', { mode: 0o755 })
    const { wrapper } = await chooseAccount([program])
    const [command = '', ...args] = [...wrapper, process.execPath, '-e', ask, program]
    expect(execFileSync(command, args, { encoding: 'utf8' }).trim()).toBe('postgres')
  })
