import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const home = fileURLToPath(new URL('../../src/', import.meta.url))
const sources = globSync('{components,commerce,blocks}/*/*.tsx', { cwd: home }).filter(
  (file) => !/\.(stories|test)\.tsx$/.test(file),
)
const read = (file: string) => readFileSync(home + file, 'utf8')

it('no class of the library is important, so that a class of the caller has priority', () => {
  expect(sources.filter((file) => /shop:[^\s'"`]*!|!shop:/.test(read(file)))).toEqual([])
})

/** Without a look: the tone of a toast selects an icon and a role, the side of a tooltip its place. */
const withoutLook = ['components/toast/toast.tsx', 'components/tooltip/tooltip.tsx']

it('a component with variants has a table of their looks', () => {
  const withVariants = sources.filter((file) =>
    /^ {2}(variant|tone|size|padding|orientation|ratio|fit|side)\?: '/m.test(read(file)),
  )
  expect(withVariants.length).toBeGreaterThan(12)
  const missing = withVariants.filter((file) => !/\b\w+Variants\(/.test(read(file)))
  expect(missing.sort()).toEqual([...withoutLook].sort())
})
