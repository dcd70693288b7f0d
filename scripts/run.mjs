// The one door of every npm script. Runs on the system's Node with nothing installed; everything
// after the installation runs on the Node that comes with the project.
import { Told } from './child.mjs'
import { install } from './install.mjs'

const commands = {
  start: () => import('./start.mjs'),
  test: () => import('./test.mjs'),
  dev: () => import('./dev.mjs'),
  storybook: () => import('./storybook.mjs'),
  bench: () => import('./bench.mjs'),
  format: () => import('./format.mjs'),
}

const main = async ([name = '', ...args]) => {
  const major = Number(process.versions.node.split('.')[0])
  if (major < 20)
    throw new Told(`This shop needs Node 20 or newer; this is ${process.version}. See nodejs.org.`)
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command)
    throw new Told(`Unknown command "${name}". Known: ${Object.keys(commands).join(', ')}.`)
  await install()
  return (await command()).default(args)
}

const known = {
  ENOSPC: '\nThe disk is full. Free about 2 GB and run the command again.',
  EACCES: '\nA file here may not be written to. Check who owns this folder.',
  EROFS: '\nThis folder is read-only. Clone the repository to a place that can be written to.',
}

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Told ? `\n${error.message}` : (known[error.code] ?? error))
  process.exitCode = 1
}
