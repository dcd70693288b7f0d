import { getRequestListener } from '@hono/node-server'
import { shutdownTimes } from '@shop/api'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
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

/**
 * Serves the shop until `stop`, then finishes open requests and stops. From then on each response ends
 * its connection, so that a proxy sends the next request to another process and none is cut.
 * @throws FatalStartError when the port cannot be opened
 */
export async function listen(shop: Shop, options: ListenOptions): Promise<AddressInfo> {
  const { host, port, stop, onStopped, onStopping } = options
  return await new Promise((resolve, reject) => {
    const answer = requestListener(shop, host)
    const server = createServer(serverOptions, (request, response) => {
      if (stop.aborted) response.setHeader('Connection', 'close')
      answer(request, response)
    })
    server.listen(port, host, () => resolve(server.address() as AddressInfo))
    server.on('error', (error) => reject(explainListenError(error, host, port)))

    const close = () => {
      onStopping()
      // Slow connections are closed after the timeout, so that shutdown always completes.
      const timeout = setTimeout(() => server.closeAllConnections(), shutdownTimes.requests)
      setTimeout(() => {
        // Responses that had begun before the signal leave their connections open.
        const idle = setInterval(() => server.closeIdleConnections(), 100)
        server.close(() => {
          clearTimeout(timeout)
          clearInterval(idle)
          void onStopped()
        })
      }, shutdownTimes.notice)
    }
    stop.addEventListener('abort', close, { once: true })
  })
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
