import { existsSync } from 'node:fs'
import { run } from './child.mjs'
import { Told } from './told.mjs'
import { at } from './place.mjs'

const benches = { api: 'apps/api/src/bench/api-bench.ts', ui: 'packages/ui/bench/ui-bench.mjs' }

/** Runs every benchmark, or those named, and prints their figures. */
export default async (args) => {
  const names = args.length ? args : Object.keys(benches)
  let worst = 0
  for (const name of names) {
    const path = Object.hasOwn(benches, name) ? benches[name] : undefined
    if (!path)
      throw new Told(`Unknown benchmark "${name}". Known: ${Object.keys(benches).join(', ')}.`)
    if (!existsSync(at(path))) {
      console.log(`\n── ${name}: not written yet`)
      continue
    }
    console.log(`\n── ${name} (${path}) ──`)
    const { code } = await run('node', [at(path)], {
      cwd: at(path.split('/').slice(0, 2).join('/')),
    })
    worst = Math.max(worst, code)
  }
  return worst
}
