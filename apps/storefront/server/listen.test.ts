import { createLogger } from '@shop/api'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, vi } from 'vitest'
import { listen, requestListener } from './listen.ts'
import { createShop } from './shop.ts'

it('also an answer that failed has the security headers', async () => {
  const lines: string[] = []
  const log = createLogger({ logLevel: 'info' }, { write: (line) => lines.push(line) })
  const app = {
    fetch: () => {
      throw new Error('a fault of the shop')
    },
  }
  const environment = { origin: 'https://shop.example' }
  const shop = createShop({
    log,
    api: { app, catalogue: undefined },
    environments: { en: environment, bn: environment },
    media: undefined,
    build: undefined,
    tagOrigins: [],
    apiUrl: '',
    clientDir: undefined,
  } as unknown as Parameters<typeof createShop>[0])
  const server = createServer(requestListener(shop, '127.0.0.1'))
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  const answer = await fetch(`http://127.0.0.1:${port}/api/products`)
  server.close()
  expect(answer.status).toBe(500)
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
    expect.objectContaining({ level: 50, msg: 'request failed' }),
  ])
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'strict-transport-security': expect.stringContaining('max-age='),
  })
})

it('from SIGTERM on each response ends its connection', async () => {
  const stopping = new AbortController()
  const onStopped = vi.fn(async () => undefined)
  const shop = {
    fetch: async () => new Response('page'),
    headers: {},
  } as unknown as Parameters<typeof listen>[0]
  const { port } = await listen(shop, {
    host: '127.0.0.1',
    port: 0,
    stop: stopping.signal,
    onStopping: () => undefined,
    onStopped,
  })
  const connection = async () =>
    (await fetch(`http://127.0.0.1:${port}/`)).headers.get('connection')
  expect(await connection()).toBe('keep-alive')
  stopping.abort()
  expect(await connection()).toBe('close')
  await expect.poll(() => onStopped).toHaveBeenCalled()
})
