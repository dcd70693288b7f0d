import { run } from './child.mjs'
import { Told } from './told.mjs'
import { at } from './place.mjs'

const benches = {
  api: 'apps/api/src/bench/api-bench.ts',
  faults: 'apps/api/src/drills/fault-table.ts',
  ui: 'packages/ui/bench/ui-bench.mjs',
}

/** Runs every benchmark, or those named, and prints their figures; what begins with `-` is theirs. */
export default async (args) => {
  const first = args.findIndex((arg) => arg.startsWith('-'))
  const options = first < 0 ? [] : args.slice(first)
  const given = args.slice(0, args.length - options.length)
  const names = given.length ? given : Object.keys(benches)
  let worst = 0
  for (const name of names) {
    const path = Object.hasOwn(benches, name) ? benches[name] : undefined
    if (!path)
      throw new Told(`Unknown benchmark "${name}". Known: ${Object.keys(benches).join(', ')}.`)
    console.log(`\n── ${name} (${path}) ──`)
    const { code } = await run('node', [at(path), ...options], {
      cwd: at(path.split('/').slice(0, 2).join('/')),
    })
    worst = Math.max(worst, code)
  }
  return worst
}
