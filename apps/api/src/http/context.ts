import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { Logger } from '../logger.ts'

/** What every handler finds in its context. The socket is absent when called in the same process. */
export interface Env {
  Bindings: Partial<HttpBindings>
  Variables: { requestId: string; log: Logger }
}

/** The context of a handler. */
export type ApiContext = Context<Env>

/** Answers 200 in the envelope. */
export function answer(c: ApiContext, data: unknown, message = 'OK') {
  return c.json({ statusCode: 200, message, data })
}

/**
 * The shopper's address. A forwarded address is believed only from as many proxies as are trusted,
 * because anybody can write that header.
 */
export function shopperAddress(c: ApiContext, trustedProxies: number): string {
  const socket = c.env?.incoming?.socket.remoteAddress ?? ''
  if (trustedProxies > 0) {
    const chain = (c.req.header('x-forwarded-for') ?? '').split(',').map((part) => part.trim())
    const claimed = chain.filter(Boolean).at(-trustedProxies)
    if (claimed && /^[\da-fA-F.:]{3,45}$/.test(claimed)) return claimed
  }
  return socket.replace(/^::ffff:/, '') || '127.0.0.1'
}
