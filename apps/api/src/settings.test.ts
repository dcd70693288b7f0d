import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { loadSettings, settingNames } from './settings.ts'

test('all settings have defaults', () => {
  const settings = loadSettings({})
  expect(settings).toMatchObject({ port: 3000, databaseUrl: undefined, trustedProxies: 0 })
  expect(settings.dataDir).toMatch(/\.data$/)
})

test('an empty variable counts as unset', () => {
  expect(loadSettings({ PORT: '', DATABASE_URL: '' }).port).toBe(3000)
})

test.each([
  [{ PORT: 'many' }, 'PORT'],
  [{ PORT: '70000' }, 'PORT'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
  [{ SMS_DRIVER: 'pigeon' }, 'SMS_DRIVER'],
  [{ SMS_DRIVER: 'webhook' }, 'SMS_WEBHOOK_URL'],
  [{ ORDER_WEBHOOK_URL: 'orders.example' }, 'ORDER_WEBHOOK_URL'],
  [{ ORDER_WEBHOOK_URL: 'ftp://orders.example' }, 'ORDER_WEBHOOK_URL'],
  [{ RATE_ORDER_PHONE: '-1' }, 'RATE_ORDER_PHONE'],
])('%j is fatal, and the error names %s and what to do', (env, name) => {
  expect(() => loadSettings(env)).toThrow(name)
  try {
    loadSettings(env)
  } catch (error) {
    expect(error).toMatchObject({ cure: expect.stringMatching(/\w{5}/) })
  }
})

test('the README names every environment variable', async () => {
  const readme = await readFile(new URL('../../../README.md', import.meta.url), 'utf8')
  expect(settingNames.length).toBeGreaterThan(10)
  expect(settingNames.filter((name) => !readme.includes(`\`${name}\``))).toEqual([])
})
