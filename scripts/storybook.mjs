import { buildPictures } from './build.mjs'
import { run } from './child.mjs'

/** Opens the workshop of the library on port 6006; further arguments go to Storybook. */
export default async (args) => {
  await buildPictures()
  const { code } = await run('storybook', [
    'dev',
    ...(args.includes('-p') ? [] : ['-p', '6006']),
    '--no-open',
    '--disable-telemetry',
    ...args,
  ])
  return code
}
