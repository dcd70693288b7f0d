import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'

test('a command whose output nobody reads to its end, as in `… | head`, ends without an error', async () => {
  const args = [join(import.meta.dirname, 'cli.ts'), 'texts', '--help']
  const cli = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  cli.stdout.destroy()
  const [stderr, [code]] = await Promise.all([text(cli.stderr), once(cli, 'exit')])
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
})
