import { readFile } from 'node:fs/promises'
import { settingNames } from '@shop/api'
import { describe, expect, it } from 'vitest'
import { loadStorefrontSettings } from './settings.ts'

describe('settings of the storefront', () => {
  it('have a default each', () => {
    const { apiUrl, environments } = loadStorefrontSettings({})
    expect(apiUrl).toBeUndefined()
    expect(environments.en).toMatchObject({ apiBase: '/api', mediaBase: '/media', origin: '' })
  })

  it.each([
    [{ API_URL: 'api.example' }, 'API_URL'],
    [{ PAGES: 'none' }, 'PAGES'],
    [{ PAGES: 'off', API_URL: 'https://api.example' }, 'PAGES'],
    [{ SERVICE_WORKER: 'no' }, 'SERVICE_WORKER'],
    [{ TAG_SCRIPT_URL: 'tag.js' }, 'TAG_SCRIPT_URL'],
    [{ TAG_ORIGINS: 'https://a.example,b' }, 'TAG_ORIGINS'],
    [{ PUBLIC_ORIGIN: 'shop.example' }, 'PUBLIC_ORIGIN'],
    [{ PUBLIC_ORIGIN: 'https://shop.example/path' }, 'PUBLIC_ORIGIN'],
    [{ MEDIA_BASE: 'pictures' }, 'MEDIA_BASE'],
    [{ MEDIA_BASE: '/media; script-src *' }, 'MEDIA_BASE'],
    [{ MEDIA_BASE: 'https://static.example/a b' }, 'MEDIA_BASE'],
    [{ ANALYTICS_CUSTOMER: 'off' }, 'ANALYTICS_CUSTOMER'],
  ])('%j is rejected with an error that names %s', (env, name) => {
    expect(() => loadStorefrontSettings(env)).toThrow(name)
  })

  it('are documented in docs/configuration.md, which names no others', async () => {
    const variables = new Set<string>()
    const env = new Proxy<Record<string, string | undefined>>(
      {},
      { get: (_, name) => void variables.add(String(name)) },
    )
    loadStorefrontSettings(env)
    expect(variables.size).toBeGreaterThan(5)
    const page = await readFile(new URL('../../../docs/configuration.md', import.meta.url), 'utf8')
    const rows = page.match(/^\| `.*?\|/gm) ?? []
    const documented = rows.flatMap((row) => row.match(/[A-Z][A-Z0-9_]+/g) ?? [])
    const forTests = ['CHROMIUM_PATH', 'TEST_DATABASE_URL']
    expect(documented.sort()).toEqual(
      [...new Set([...variables, ...settingNames, ...forTests])].sort(),
    )
  })

  it.each([
    '.env.example',
    'docs/deployment.md',
    'deploy/compose.yaml',
    'deploy/shop@.service',
    'deploy/Dockerfile',
  ])('are the only variables that %s sets', async (file) => {
    const text = await readFile(new URL(`../../../${file}`, import.meta.url), 'utf8')
    const set = [...text.matchAll(/\b([A-Z][A-Z0-9_]{3,})(?:=|: )/g)].map(([, name]) => name ?? '')
    const variables = new Set<string>(settingNames)
    loadStorefrontSettings(new Proxy({}, { get: (_, name) => void variables.add(String(name)) }))
    for (const name of ['MALLOC_ARENA_MAX', 'POSTGRES_USER', 'POSTGRES_PASSWORD'])
      variables.add(name)
    expect(set.length).toBeGreaterThan(0)
    expect(set.filter((name) => !variables.has(name))).toEqual([])
  })
})
