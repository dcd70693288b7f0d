import { run } from './child.mjs'

/** Puts every file into the house's format. */
export default async (args) => {
  const { code } = await run('prettier', [
    '--write',
    '--log-level=warn',
    ...(args.length ? args : ['.']),
  ])
  return code
}
