import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { benches } from '../../../scripts/bench.mjs'
import { fromRoot } from '../../../scripts/paths.mjs'

const named = /`bench (\w+)`/g

it('the README names every benchmark', () => {
  const readme = readFileSync(fromRoot('README.md'), 'utf8')
  const line = readme.split('\n').find((text) => text.includes('`npm run bench api`')) ?? ''
  const names = ['api', ...[...line.matchAll(named)].map(([, name]) => name)]
  expect([...new Set(names)].sort()).toEqual(Object.keys(benches).sort())
})

it.each(Object.entries(benches))('bench %s --help prints its options', (_, [folder, program]) => {
  const { stdout, status } = spawnSync(process.execPath, [program, '--help'], {
    cwd: fromRoot(...folder),
    encoding: 'utf8',
  })
  expect(stdout).toContain('usage: ')
  expect(status).toBe(0)
})
