// Own code: neither Vite nor Storybook knows whether its last build is still current, and two
// commands at once must not write the same build.
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './process.mjs'
import { UserError } from './user-error.mjs'
import { withLock } from './lock.mjs'
import { fromRoot, root } from './paths.mjs'

const generated = /^(node_modules|build|dist|\.cache|\.data|\.react-router)$/

const filesIn = (path) =>
  statSync(fromRoot(path)).isFile()
    ? [path]
    : globSync(`${path}/**/*.*`, { cwd: root, exclude: (name) => generated.test(name) }).sort()

const hashOf = (paths) => {
  const hash = createHash('sha256')
  for (const file of paths.flatMap(filesIn)) {
    if (statSync(fromRoot(file)).isFile()) hash.update(file).update(readFileSync(fromRoot(file)))
  }
  return hash.digest('hex')
}

/** Builds if the contents of `inputs` differ from those of the last build, or `output` is missing. */
const buildIfStale = async ({ name, title, inputs, output, build }) => {
  const hashFile = fromRoot('.cache', 'builds', name)
  const hash = () => hashOf([...inputs, 'pnpm-lock.yaml'])
  const isCurrent = (current) =>
    existsSync(fromRoot(output)) &&
    existsSync(hashFile) &&
    readFileSync(hashFile, 'utf8') === current
  if (isCurrent(hash())) return
  await withLock(name, async () => {
    const current = hash()
    if (isCurrent(current)) return
    console.log(`${title} …`)
    const { code, output: text = '' } = await build()
    if (code !== 0) {
      process.stderr.write(text)
      throw new UserError(`${title} failed. See the output above.`)
    }
    mkdirSync(fromRoot('.cache', 'builds'), { recursive: true })
    writeFileSync(hashFile, current)
  })
}

const library = ['packages/ui/src', 'packages/ui/package.json', 'packages/domain/src']

/** Renders the pictures of the demo shop. */
export const buildPictures = () =>
  buildIfStale({
    name: 'pictures',
    title: 'Rendering the pictures of the demo shop',
    inputs: ['packages/demo/src', 'packages/demo/scripts'],
    output: 'packages/demo/build/media',
    build: () => run('node', [fromRoot('packages', 'demo', 'scripts', 'render-pictures.mjs')]),
  })

const storefront = fromRoot('apps', 'storefront')

/** Builds the storefront's server and browser code. */
export const buildStorefront = () =>
  buildIfStale({
    name: 'storefront',
    title: 'Building the storefront',
    inputs: [
      ...library,
      ...['app', 'public', 'runtime', 'scripts', 'vite', 'package.json', 'worker'].map(
        (path) => `apps/storefront/${path}`,
      ),
      // The configuration of the build.
      ...globSync('apps/storefront/*.ts', { cwd: root }).sort(),
    ],
    output: 'apps/storefront/build/server/index.js',
    build: async () => {
      const options = { cwd: storefront, env: { NODE_ENV: 'production' }, quiet: true }
      const built = await run(
        join(storefront, 'node_modules/.bin/react-router'),
        ['build'],
        options,
      )
      return built.code === 0 ? run('node', ['scripts/compress-assets.mjs'], options) : built
    },
  })

/** Builds the static Storybook that the stories are tested in. */
export const buildStorybook = () =>
  buildIfStale({
    name: 'storybook',
    title: 'Building Storybook',
    inputs: [...library, '.storybook'],
    output: 'storybook-static/index.json',
    build: () =>
      run(
        'storybook',
        ['build', '--output-dir', fromRoot('storybook-static'), '--quiet', '--disable-telemetry'],
        { quiet: true },
      ),
  })
