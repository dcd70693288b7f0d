import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { benches } from '../../../scripts/bench.mjs'
import { fromRoot } from '@shop/tooling/paths.mjs'

it('docs/benchmarks.md names every benchmark', () => {
  const page = readFileSync(fromRoot('docs', 'benchmarks.md'), 'utf8')
  const names = [...page.matchAll(/`npm run bench (\w+)`/g)].map(([, name]) => name)
  expect(names.sort()).toEqual(Object.keys(benches).sort())
})

it.each(Object.entries(benches))('bench %s --help prints its options', (_, [folder, program]) => {
  const { stdout, status } = spawnSync(process.execPath, [program, '--help'], {
    cwd: fromRoot(...folder),
    encoding: 'utf8',
  })
  expect(stdout).toContain('usage: ')
  expect(status).toBe(0)
})
