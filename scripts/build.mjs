import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { run, runAndRead } from './child.mjs'
import { Told } from './told.mjs'
import { withLock } from './lock.mjs'
import { at } from './place.mjs'
import { hashOf, isFresh, remember } from './stamp.mjs'

// A bundler's chatter helps nobody who wants a shop; what it says when it fails is shown.
const bundle = async (command, args, how) => {
  const result = await runAndRead(command, args, { ...how, quiet: true })
  if (result.code !== 0) process.stderr.write(result.output)
  return result
}

const stale = async ({ name, inputs, outputs, title, work }) => {
  const hash = () => hashOf([...inputs, 'pnpm-lock.yaml'])
  if (isFresh(name, hash(), outputs)) return
  await withLock(name, async () => {
    const before = hash()
    if (isFresh(name, before, outputs)) return
    console.log(`${title} …`)
    const { code } = await work()
    if (code !== 0) throw new Told(`${title} failed; its own words are above.`)
    remember(name, before)
  })
}

const library = ['packages/ui/src', 'packages/ui/package.json', 'packages/domain/src']

/** Renders the catalogue's pictures that are missing or whose drawing changed. */
export const buildPictures = async () => {
  if (!existsSync(at('apps/api/pictures/render.ts'))) return
  await stale({
    name: 'pictures',
    title: 'Rendering the pictures of the catalogue',
    inputs: ['apps/api/pictures', 'apps/api/catalogue'],
    outputs: ['apps/api/build/media'],
    work: () => run('node', [at('scripts', 'render-pictures.mjs')], { cwd: at('apps/api') }),
  })
}

/** Builds the storefront's server and browser code if anything in it changed. */
export const buildStorefront = () =>
  stale({
    name: 'storefront',
    title: 'Building the storefront',
    inputs: [
      ...library,
      'apps/storefront/app',
      'apps/storefront/public',
      'apps/storefront/package.json',
      'apps/storefront/chunks.ts',
      'apps/storefront/scripts',
      'apps/storefront/vite.config.ts',
      'apps/storefront/react-router.config.ts',
    ],
    outputs: ['apps/storefront/build/server/index.js'],
    work: async () => {
      const cwd = at('apps/storefront')
      const env = { NODE_ENV: 'production' }
      const built = await bundle(join(cwd, 'node_modules/.bin/react-router'), ['build'], {
        cwd,
        env,
      })
      return built.code === 0 ? run('node', ['scripts/compress-assets.mjs'], { cwd }) : built
    },
  })

/** Builds the static Storybook that the stories are tested in. */
export const buildStorybook = () =>
  stale({
    name: 'storybook',
    title: 'Building Storybook',
    inputs: [...library, '.storybook'],
    outputs: ['storybook-static/index.json'],
    work: () =>
      bundle('storybook', [
        'build',
        '--output-dir',
        at('storybook-static'),
        '--quiet',
        '--disable-telemetry',
      ]),
  })
