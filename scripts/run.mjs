// The one door of every npm script, once prepare.mjs has installed what the lockfile names.
import { atTerminal, Told } from './told.mjs'

const commands = {
  start: () => import('./start.mjs'),
  test: () => import('./test.mjs'),
  dev: () => import('./dev.mjs'),
  storybook: () => import('./storybook.mjs'),
  bench: () => import('./bench.mjs'),
  format: () => import('./format.mjs'),
}

await atTerminal(async () => {
  const [name = '', ...args] = process.argv.slice(2)
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command)
    throw new Told(`Unknown command "${name}". Known: ${Object.keys(commands).join(', ')}.`)
  return (await command()).default(args)
})
