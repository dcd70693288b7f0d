import { cpSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { home } from './run-tool.mjs'

const root = resolve(home, '..', '..')
const rules = join(root, 'packages', 'domain', 'src')

/** The condition under which this workspace uses the sources of the package instead of its build. */
export const sourceCondition = '@shop/source'

const published = [
  ...['name', 'version', 'description', 'keywords', 'license', 'repository', 'type', 'engines'],
  ...['sideEffects', 'exports', 'peerDependencies', 'dependencies', 'publishConfig'],
]

const withoutSource = (target) => {
  if (typeof target === 'string') return target
  const { [sourceCondition]: _, ...conditions } = target
  return conditions
}

/** The package.json that is published: without the condition of the workspace, scripts and tools. */
function manifestOf(version) {
  const own = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'))
  const kept = Object.fromEntries(
    published.filter((key) => key in own).map((key) => [key, own[key]]),
  )
  const exports = Object.entries(own.exports).map(([name, target]) => [name, withoutSource(target)])
  return { ...kept, version, exports: Object.fromEntries(exports) }
}

/** Where a source file lies in the package: `src`, and `src/domain` for the rules inside. */
const placeOf = (file) =>
  file.startsWith(rules + sep) ? join('src', 'domain', relative(rules, file)) : relative(home, file)

/** Copies the sources that the maps of `dist` name, so that an editor opens them, and corrects the maps. */
function shipSources(folder) {
  for (const name of globSync('dist/**/*.map', { cwd: home })) {
    const map = JSON.parse(readFileSync(join(home, name), 'utf8'))
    const files = map.sources.map((path) => resolve(home, dirname(name), path))
    for (const file of files) {
      const place = placeOf(file)
      if (place.startsWith('..') || !existsSync(file))
        throw new Error(`${name} names the source ${file}, which is not one of the library's.`)
      mkdirSync(dirname(join(folder, place)), { recursive: true })
      cpSync(file, join(folder, place))
    }
    const { sourcesContent: _, sourceRoot: __, ...rest } = map
    const sources = files.map((file) => relative(dirname(name), placeOf(file)).split(sep).join('/'))
    writeFileSync(join(folder, name), JSON.stringify({ ...rest, sources }))
  }
}

/**
 * Copies what is published into `folder`: the build, its sources, texts and the package.json.
 * `version` and `changelog` are those of the release. Throws when a map names a foreign source.
 */
export function stage(folder, { version, changelog }) {
  cpSync(join(home, 'dist'), join(folder, 'dist'), { recursive: true })
  shipSources(folder)
  for (const file of ['README.md', 'THIRD-PARTY-NOTICES.md'])
    cpSync(join(home, file), join(folder, file))
  cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'))
  if (changelog !== undefined) writeFileSync(join(folder, 'CHANGELOG.md'), changelog)
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifestOf(version), null, 2)}\n`)
}
