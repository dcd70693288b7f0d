// Compares a screenshot of each story with the reviewed one.
//   node .storybook/visual.mjs                    compare
//   node .storybook/visual.mjs --update           accept the current state, for a review in the diff
//   node .storybook/visual.mjs --update button    only stories whose id contains "button"
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildPictures, buildStorybook } from '../scripts/build.mjs'
import { fromRoot } from '../scripts/paths.mjs'
import { serveFolder } from '../scripts/serve-folder.mjs'
import { runCommand } from '../scripts/user-error.mjs'
import { comparePictures } from './compare-pictures.mjs'
import { shrinkPicture } from './shrink-picture.mjs'
import { takePictures } from './take-pictures.mjs'

const reviewed = fromRoot('packages', 'ui', 'test', 'visual', 'baseline')
const differences = fromRoot('.cache', 'visual')
const fileOf = (name) => join(reviewed, `${name}.png`)

// Every story in the light theme, and the first story of each commerce component in the dark one.
const wantedOf = (index, part) => {
  const stories = Object.values(index.entries).filter(
    ({ type, tags, id }) => type === 'story' && !tags.includes('no-picture') && id.includes(part),
  )
  const dark = stories.filter(
    ({ importPath, id }) => importPath.includes('/commerce/') && id.endsWith('--default'),
  )
  return [
    ...stories.map(({ id }) => ({ id, theme: 'light' })),
    ...dark.map(({ id }) => ({ id, theme: 'dark' })),
  ]
}

const check = (name, { picture, problem }) => {
  if (problem) return { message: problem, picture }
  if (!existsSync(fileOf(name))) return { message: 'has no reviewed picture yet', picture }
  return comparePictures(readFileSync(fileOf(name)), picture)
}

// What failed is taken a second time, because a machine under load may render a frame late.
const compare = async (url, wanted) => {
  const failures = new Map()
  const takeAll = (list) =>
    takePictures(url, list, (name, shot) => {
      const found = check(name, shot)
      if (found) failures.set(name, found)
      else failures.delete(name)
    })
  await takeAll(wanted)
  const again = wanted.filter(
    ({ id, theme }) => failures.has(`${id}.${theme}`) && existsSync(fileOf(`${id}.${theme}`)),
  )
  if (again.length > 0) await takeAll(again)
  for (const [name, { picture }] of failures)
    if (picture) writeFileSync(join(differences, `${name}.png`), picture)
  return [...failures].map(([name, { message }]) => `${name}: ${message}`)
}

const update = async (url, wanted) => {
  const failures = []
  await takePictures(url, wanted, (name, { picture, problem }) => {
    if (problem) failures.push(`${name}: ${problem}; not recorded`)
    else if (!existsSync(fileOf(name)) || comparePictures(readFileSync(fileOf(name)), picture))
      writeFileSync(fileOf(name), shrinkPicture(picture))
  })
  return failures
}

const orphans = (wanted) => {
  const names = new Set(wanted.map(({ id, theme }) => `${id}.${theme}.png`))
  return readdirSync(reviewed).filter((file) => file.endsWith('.png') && !names.has(file))
}

/** Compares every story, or with `accept` records it. Resolves to `{passed, failures}`. */
export async function visual({ accept = false, part = '' } = {}) {
  await buildPictures()
  await buildStorybook()
  rmSync(differences, { recursive: true, force: true })
  for (const folder of [reviewed, differences]) mkdirSync(folder, { recursive: true })
  const { url, close } = await serveFolder(fromRoot('storybook-static'))
  try {
    const index = JSON.parse(readFileSync(fromRoot('storybook-static', 'index.json'), 'utf8'))
    const wanted = wantedOf(index, part)
    const failures = await (accept ? update : compare)(url, wanted)
    const unused = part ? [] : orphans(wanted)
    if (accept) for (const file of unused) rmSync(join(reviewed, file))
    else failures.push(...unused.map((file) => `${file}: its story is gone`))
    for (const text of failures) console.log(`  ${text}`)
    if (failures.length > 0 && !accept)
      console.log(
        '  Reviewed, current and differences side by side: .cache/visual. To accept: node .storybook/visual.mjs --update',
      )
    return { passed: Math.max(0, wanted.length - failures.length), failures }
  } finally {
    close()
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  await runCommand(async () => {
    const args = process.argv.slice(2)
    const { passed, failures } = await visual({
      accept: args.includes('--update'),
      part: args.find((arg) => !arg.startsWith('--')) ?? '',
    })
    console.log(`${passed} passed, ${failures.length} failed`)
    return failures.length > 0 ? 1 : 0
  })
