import { serve } from '@hono/node-server'
import { FatalStartError } from '@shop/api'
import type { Hono } from 'hono'
import type { AddressInfo } from 'node:net'

export interface ListenOptions {
  host: string
  port: number
  /** Runs after the last open request was answered. */
  onStopped: () => Promise<void>
  /** Hears that stopping began, with the signal that asked for it. */
  onStopping: (signal: string) => void
}

const GRACE = 10_000

/**
 * Serves the shop until SIGINT or SIGTERM, then finishes open requests and stops.
 * @throws FatalStartError when the port cannot be had
 */
export async function listen(shop: Hono, options: ListenOptions): Promise<AddressInfo> {
  const { host, port, onStopped, onStopping } = options
  return await new Promise((ready, reject) => {
    const server = serve({ fetch: shop.fetch, hostname: host, port }, ready)
    server.on('error', (error: NodeJS.ErrnoException) => reject(cured(error, port)))

    let stopping = false
    const stop = (signal: string) => {
      if (stopping) return
      stopping = true
      onStopping(signal)
      // A phone that reads slowly must not keep the database open for ever.
      const late = setTimeout(
        () => 'closeAllConnections' in server && server.closeAllConnections(),
        GRACE,
      )
      server.close(() => {
        clearTimeout(late)
        void onStopped()
      })
    }
    process.on('SIGINT', () => stop('SIGINT'))
    process.on('SIGTERM', () => stop('SIGTERM'))
  })
}

function cured(error: NodeJS.ErrnoException, port: number): Error {
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
