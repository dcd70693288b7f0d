import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const repository = new URL('../../../', import.meta.url)

interface Manifest {
  name: string
  private?: boolean
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

const manifests = ['packages', 'apps']
  .flatMap((folder) =>
    readdirSync(new URL(folder, repository)).map((name) => `${folder}/${name}/package.json`),
  )
  .concat('package.json')
  .map((path) => JSON.parse(readFileSync(new URL(path, repository), 'utf8')) as Manifest)

it('no package that ships depends on the demo', () => {
  expect(manifests.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      '@shop/api',
      '@shop/demo',
      '@shop/domain',
      '@shop/storefront',
      '@shop/ui',
    ]),
  )
  const shipped = manifests.filter(({ name }) => name !== '@shop/demo')
  for (const { name, dependencies, optionalDependencies, peerDependencies } of shipped) {
    const needed = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })
    expect(needed, name).not.toContain('@shop/demo')
  }
})

it('the demo is not published', () => {
  expect(manifests.find(({ name }) => name === '@shop/demo')?.private).toBe(true)
})
