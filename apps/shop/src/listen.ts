import { getRequestListener } from '@hono/node-server'
import { shutdownTimes } from '@shop/api'
import { createServer, type RequestListener, type Server } from 'node:http'
import { Server as NetServer, type AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { explainListenError } from './check-settings.ts'
import type { Shop } from './shop.ts'

export interface ListenOptions {
  host: string
  port: number
  /** Begins the shutdown. */
  stop: AbortSignal
  /** Runs after the last open request has finished. */
  onStopped: () => Promise<void>
  /** Runs when shutdown begins. */
  onStopping: () => void
}

const serverOptions = {
  /** Milliseconds until the headers of a request, and until all of it, are read. */
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  /** Bytes. */
  maxHeaderSize: 16_384,
  /**
   * Milliseconds that an unused connection stays open: longer than the 60 seconds of nginx. Whoever
   * closes first must not be the one that is sent requests, because nginx does not repeat a POST.
   */
  keepAliveTimeout: 65_000,
}

/** Milliseconds without a request after which unused connections are closed. */
const quietTime = 300

/**
 * Serves the shop until `stop`, then finishes open requests and stops. A proxy that keeps connections is
 * answered on each of them: only when new ones are refused does each response end its connection, so that
 * the next request goes to another process. An unused connection is closed last, because a proxy may be
 * sending a request on it.
 * @throws FatalStartError when the port cannot be opened
 */
export async function listen(shop: Shop, options: ListenOptions): Promise<AddressInfo> {
  const { host, port, stop, onStopped, onStopping } = options
  return await new Promise((resolve, reject) => {
    const answer = requestListener(shop, host)
    let lastRequest = 0
    const server = createServer(serverOptions, (request, response) => {
      lastRequest = Date.now()
      if (!server.listening) response.setHeader('Connection', 'close')
      answer(request, response)
    })
    server.listen(port, host, () => resolve(server.address() as AddressInfo))
    server.on('error', (error) => reject(explainListenError(error, host, port)))

    const close = async () => {
      onStopping()
      // Slow connections are closed after the timeout, so that shutdown always completes.
      const timeout = setTimeout(() => server.closeAllConnections(), shutdownTimes.requests)
      await sleep(shutdownTimes.notice)
      await untilNoneIsAccepted(server)
      const unused = setInterval(() => {
        if (Date.now() - lastRequest > quietTime) server.closeIdleConnections()
      }, quietTime / 3)
      // The method of `http.Server` would also close unused connections, now.
      NetServer.prototype.close.call(server, () => {
        clearTimeout(timeout)
        clearInterval(unused)
        void onStopped()
      })
    }
    stop.addEventListener('abort', () => void close(), { once: true })
  })
}

/**
 * Resolves after a turn of the event loop in which no connection was accepted, or after half a second.
 * Closing a server resets the connections that the system has made and the server has not accepted yet.
 */
async function untilNoneIsAccepted(server: Server): Promise<void> {
  const end = Date.now() + 500
  let accepted: boolean
  const onConnection = () => void (accepted = true)
  server.on('connection', onConnection)
  do {
    accepted = false
    await new Promise((next) => setImmediate(next))
  } while (accepted && Date.now() < end)
  server.off('connection', onConnection)
}

/** Answers requests with the application. */
export function requestListener(shop: Shop, hostname: string): RequestListener {
  const answer = getRequestListener(shop.fetch, { hostname })
  const headers = new Map(Object.entries(shop.headers))
  return (request, response) => {
    response.setHeaders(headers)
    void answer(request, response)
  }
}
