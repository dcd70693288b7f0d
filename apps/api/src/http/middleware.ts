import type { MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import { routePath } from 'hono/route'
import type { Logger } from '../logger.ts'
import type { Settings } from '../settings.ts'
import { hasUntrustedProxy, type ApiContext, type Env } from './context.ts'
import { logRequest, requestIdOf } from './request-log.ts'
import type { responseTimes } from './request-metrics.ts'

/** The warning about the first request with `X-Forwarded-For` while `TRUSTED_PROXIES` is 0. */
const untrustedProxy =
  'A request has the header X-Forwarded-For, but TRUSTED_PROXIES is 0, so that all shoppers behind a ' +
  'proxy have its address: limits per address count them as one. Set TRUSTED_PROXIES to the number of ' +
  'proxies in front. Until then HOLD_ADDRESS_PIECES is not used for such requests.'

/** Middleware that sets the request id and the security headers, logs the request and counts it. */
export function requestMiddleware(
  settings: Settings,
  log: Logger,
  times: ReturnType<typeof responseTimes>,
): MiddlewareHandler<Env> {
  let warned = false
  return async (c, next) => {
    const start = performance.now()
    if (!warned && hasUntrustedProxy(c, settings.trustedProxies)) {
      warned = true
      log.warn(untrustedProxy)
    }
    const requestId = requestIdOf(c.req.header('x-request-id'))
    c.set('requestId', requestId)
    c.set('log', log)
    c.header('X-Request-Id', requestId)
    c.header('X-Content-Type-Options', 'nosniff')
    c.header('Referrer-Policy', 'strict-origin-when-cross-origin')
    c.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'")
    if (isSecure(c, settings)) c.header('Strict-Transport-Security', 'max-age=31536000')
    await next()
    const seconds = (performance.now() - start) / 1000
    const { method, path } = c.req
    const { status } = c.res
    const route = status === 404 ? 'unknown' : routePath(c)
    times.observe({ method, route, status }, seconds)
    logRequest(log, { requestId, method, path, status, seconds })
  }
}

/** CORS middleware: only the listed origins may call the API from a browser; `*` lists all. */
export function corsMiddleware(origins: readonly string[]): MiddlewareHandler<Env> {
  return cors({
    origin: origins.includes('*') ? '*' : [...origins],
    allowMethods: ['GET', 'POST'],
    allowHeaders: ['Content-Type', 'Idempotency-Key', 'X-Browser-Id', 'X-Request-Id'],
    exposeHeaders: ['ETag', 'Idempotent-Replayed', 'Retry-After', 'X-Request-Id'],
    maxAge: 600,
  })
}

/** Whether the client has sent a request by https. */
export function isSecure(c: ApiContext, settings: Pick<Settings, 'trustedProxies'>): boolean {
  if (c.req.url.startsWith('https:')) return true
  return settings.trustedProxies > 0 && c.req.header('x-forwarded-proto') === 'https'
}
