import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Readable } from 'node:stream'

/** An answer of the shop as a browser gets it. */
interface ProxiedAnswer {
  path: string
  contentType: string
  /** Size of the body as it was sent, in bytes. */
  bytes: number
}

export interface ShopProxyOptions {
  /** Address of the shop. */
  shop: string
  /** Sends the body of an answer, which has no encoding then, in another way than at once. */
  send?: (path: string, body: Readable, answer: ServerResponse) => Promise<void> | void
}

/**
 * A server between browser and shop that records each answer, also those to the service worker.
 * @returns its address, the answers so far, and the function that stops it
 */
export async function startShopProxy({ shop, send }: ShopProxyOptions) {
  const answers: ProxiedAnswer[] = []
  const forward = (asked: IncomingMessage, answer: ServerResponse) => {
    const path = asked.url ?? '/'
    const { host: _, ...headers } = asked.headers
    if (send) headers['accept-encoding'] = 'identity'
    const options = { method: asked.method ?? 'GET', headers }
    const question = request(new URL(path, shop), options, (response) => {
      const recorded = { path, contentType: response.headers['content-type'] ?? '', bytes: 0 }
      answers.push(recorded)
      response.on('data', (part: Buffer) => (recorded.bytes += part.length))
      answer.writeHead(response.statusCode ?? 502, response.headers)
      if (send) void send(path, response, answer)
      else response.pipe(answer)
    })
    question.on('error', () => answer.destroy())
    asked.pipe(question)
  }
  const server = createServer(forward)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const stop = async () => {
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
  }
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answers,
    stop,
  }
}
