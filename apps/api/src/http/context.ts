import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { Logger } from '../logger.ts'
import { forwardedAddress } from './forwarded-address.ts'

/** The environment of every handler. A request from the same process has no socket. */
export interface Env {
  Bindings: Partial<HttpBindings>
  Variables: {
    requestId: string
    log: Logger
    /** The phone of the request, for the log line of a refusal. It is masked there. */
    phone?: string
  }
}

/** The context of a handler. */
export type ApiContext = Context<Env>

/** Responds 200 with `data` in the envelope. */
export function answer(c: ApiContext, data: unknown, message = 'OK') {
  return c.json({ statusCode: 200, message, data })
}

/** Responds 200 without data: what was sent is in order, but not taken. `code` says why. */
export function refuse(c: ApiContext, message: string, code: string) {
  return c.json({ statusCode: 200, message, code, data: {} })
}

/**
 * The IP address of the client. Anybody can write `X-Forwarded-For`, so only the entry that the
 * outermost of `trustedProxies` proxies added is used.
 */
export function clientAddress(c: ApiContext, trustedProxies: number): string {
  const socket = c.env?.incoming?.socket.remoteAddress ?? ''
  if (trustedProxies > 0) {
    const chain = (c.req.header('x-forwarded-for') ?? '').split(',').map((part) => part.trim())
    const forwarded = forwardedAddress(chain.filter(Boolean).at(-trustedProxies) ?? '')
    if (forwarded) return forwarded
  }
  return socket.replace(/^::ffff:/, '') || '127.0.0.1'
}

/** Whether a request came through a proxy that is not trusted: its address is that of the proxy. */
export function hasUntrustedProxy(c: ApiContext, trustedProxies: number): boolean {
  return trustedProxies === 0 && c.req.header('x-forwarded-for') !== undefined
}
