import { getRequestListener } from '@hono/node-server'
import { FatalStartError, shutdownTimes } from '@shop/api'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
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

/** Bounds of one request: milliseconds until its headers and all of it are read, bytes of headers. */
const serverOptions = { headersTimeout: 10_000, requestTimeout: 30_000, maxHeaderSize: 16_384 }

/**
 * Serves the shop until `stop`, then finishes open requests and stops.
 * @throws FatalStartError when the port cannot be opened
 */
export async function listen(shop: Shop, options: ListenOptions): Promise<AddressInfo> {
  const { host, port, stop, onStopped, onStopping } = options
  return await new Promise((resolve, reject) => {
    const server = createServer(serverOptions, requestListener(shop, host))
    server.listen(port, host, () => resolve(server.address() as AddressInfo))
    server.on('error', (error: NodeJS.ErrnoException) => reject(explainListenError(error, port)))

    const close = () => {
      onStopping()
      // Slow connections are closed after the timeout, so that shutdown always completes.
      const timeout = setTimeout(() => server.closeAllConnections(), shutdownTimes.requests)
      setTimeout(() => {
        server.close(() => {
          clearTimeout(timeout)
          void onStopped()
        })
      }, shutdownTimes.notice)
    }
    stop.addEventListener('abort', close, { once: true })
  })
}

/** Answers requests with kept pages, and the others with the application. */
export function requestListener(shop: Shop, hostname: string): RequestListener {
  const answer = getRequestListener(shop.fetch, { hostname })
  const headers = new Map(Object.entries(shop.headers))
  return (request, response) => {
    if (shop.sendKept(request, response)) return
    response.setHeaders(headers)
    void answer(request, response)
  }
}

function explainListenError(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code === 'EADDRINUSE') {
    return new FatalStartError(
      `Port ${port} is already in use.`,
      'Stop what uses it, or choose another one: PORT=3001 npm start.',
    )
  }
  if (error.code === 'EACCES') {
    return new FatalStartError(
      `Port ${port} may not be opened by this user.`,
      'Choose one above 1023: PORT=3000 npm start.',
    )
  }
  return error
}
