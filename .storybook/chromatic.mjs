// Uploads the static Storybook to Chromatic. Without a project token it prints a message and
// succeeds.
import { spawnSync } from 'node:child_process'
import { buildPictures, buildStorybook } from '../scripts/build.mjs'
import { childEnv, fromRoot } from '../scripts/paths.mjs'

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.log(
    'CHROMATIC_PROJECT_TOKEN is not set: nothing was sent. See docs/visual-comparison.md.',
  )
} else {
  await buildPictures()
  await buildStorybook()
  const args = ['--storybook-build-dir', fromRoot('storybook-static'), '--exit-zero-on-changes']
  const { status } = spawnSync('chromatic', [...args, ...process.argv.slice(2)], {
    cwd: fromRoot(),
    env: childEnv(),
    stdio: 'inherit',
  })
  process.exitCode = status ?? 1
}
