import { createLogger } from '@shop/api'
import { Agent, createServer, request } from 'node:http'
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

/** Serves a short answer, and stops at once when `stop` is called. */
async function serve(fetch: () => Promise<Response> = async () => new Response('page')) {
  const stopping = new AbortController()
  const onStopped = vi.fn(async () => undefined)
  const shop = { fetch, headers: {} } as unknown as Parameters<typeof listen>[0]
  const { port } = await listen(shop, {
    host: '127.0.0.1',
    port: 0,
    stop: stopping.signal,
    onStopping: () => undefined,
    onStopped,
  })
  return { port, onStopped, stop: () => stopping.abort() }
}

/** Sends a request as a proxy does, which keeps its connections. */
function send(agent: Agent, port: number): Promise<{ connection: string | undefined }> {
  return new Promise((resolve, reject) => {
    const options = { agent, port, host: '127.0.0.1', method: 'POST' }
    const sent = request(options, (response) => {
      response.resume()
      response.on('end', () => resolve({ connection: response.headers.connection }))
      response.on('error', reject)
    })
    sent.on('error', reject)
    sent.end('order')
  })
}

it('a response ends its connection when new ones are refused, and an unused connection is still answered then', async () => {
  const { port, onStopped, stop } = await serve()
  const agent = new Agent({ keepAlive: true })
  expect(await send(agent, port)).toEqual({ connection: 'keep-alive' })
  stop()
  const connections: (string | undefined)[] = []
  // One connection: as long as it is kept, each request uses it.
  while (connections.at(-1) !== 'close') {
    connections.push((await send(agent, port)).connection)
  }
  expect(connections.length).toBeGreaterThan(1)
  await expect(send(agent, port)).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  await expect.poll(() => onStopped).toHaveBeenCalled()
  agent.destroy()
})

it('no request of 20 buyers is cut in ten stops, on connections that a proxy keeps', async () => {
  const failures = await Promise.all(
    Array.from({ length: 10 }, async () => {
      const { port, onStopped, stop } = await serve()
      const agent = new Agent({ keepAlive: true })
      const codes: string[] = []
      const buyer = async () => {
        while (!codes.includes('ECONNREFUSED')) {
          await send(agent, port).catch(({ code }: { code: string }) => codes.push(code))
        }
      }
      const buyers = Promise.all(Array.from({ length: 20 }, buyer))
      stop()
      await buyers
      await expect.poll(() => onStopped).toHaveBeenCalled()
      agent.destroy()
      return codes
    }),
  )
  // A refused connection was never made: a proxy sends its request to another process.
  expect(failures.flat().filter((code) => code !== 'ECONNREFUSED')).toEqual([])
})

it('an unused connection is closed when no request comes any more', async () => {
  const { port, onStopped, stop } = await serve()
  const agent = new Agent({ keepAlive: true })
  await send(agent, port)
  stop()
  await expect.poll(() => onStopped, { timeout: 5_000 }).toHaveBeenCalled()
  agent.destroy()
})
