import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { expect, it, vi } from 'vitest'
import { brotliDecompressSync } from 'node:zlib'
import { keepBuildFiles, olderBuildFile, type BuildFiles } from './build-files.ts'
import type { PageEnv } from './page-log.ts'

function memory(): BuildFiles {
  const stored = new Map<string, string>()
  return {
    read: async (name) => stored.get(name),
    store: async (files) => files.forEach(({ name, content }) => stored.set(name, content)),
  }
}

const logFault = vi.fn()

const server = (files: BuildFiles | undefined) =>
  new Hono<PageEnv>()
    .use(async (c, next) => {
      c.set('logFault', logFault)
      await next()
    })
    .get('/assets/*', (c) => olderBuildFile(files, c))

it('a script of the build before is sent by the next one, and kept for a year', async () => {
  const files = memory()
  const folder = await mkdtemp(join(tmpdir(), 'shop-build-'))
  await writeFile(join(folder, 'tabs-1.js'), 'tabs("৳")')
  await keepBuildFiles(files, folder, logFault)
  await rm(folder, { recursive: true })
  const get = (headers: Record<string, string>) =>
    server(files).request('/assets/tabs-1.js', { headers })
  const plain = await get({})
  expect([plain.status, await plain.text()]).toEqual([200, 'tabs("৳")'])
  expect(plain.headers.get('content-type')).toMatch(/^text\/javascript/)
  expect(plain.headers.get('cache-control')).toContain('immutable')
  const small = await get({ 'accept-encoding': 'gzip, br' })
  expect(brotliDecompressSync(await small.arrayBuffer()).toString()).toBe('tabs("৳")')
})

it.each(['/assets/unknown-1.js', '/assets/tabs-1.css', '/assets/a/tabs-1.js', '/assets/'])(
  'an unknown file is answered 404, which no cache keeps: %s',
  async (path) => {
    const answer = await server(memory()).request(path)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store'])
  },
)

it('a file that cannot be read is answered 503, which no cache keeps', async () => {
  const read = () => Promise.reject(new Error('The database is away.'))
  const answer = await server({ ...memory(), read }).request('/assets/tabs-1.js')
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store'])
  expect(logFault).toHaveBeenCalledOnce()
})
