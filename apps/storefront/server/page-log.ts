import { logRequest, requestIdOf, type Logger } from '@shop/api'
import type { MiddlewareHandler } from 'hono'
import type { LogFault } from '../runtime/failed-reads.ts'

/** The environment of the handlers of pages. */
export interface PageEnv {
  Variables: { logFault: LogFault }
}

/** Logs faults as JSON; `fields` are part of each line. */
export const faultLog =
  (log: Logger, fields: object = {}): LogFault =>
  (message, err) =>
    log.error({ ...fields, err }, message)

/** Middleware that logs the requests of pages and their faults, with the id of the request. */
export function pageLog(log: Logger): MiddlewareHandler<PageEnv> {
  return async (c, next) => {
    const start = performance.now()
    const requestId = requestIdOf(c.req.header('x-request-id'))
    c.set('logFault', faultLog(log, { requestId }))
    await next()
    const { status } = c.res
    // A page that is kept is the answer to many requests, so only a failure names its own.
    if (status >= 500) c.header('X-Request-Id', requestId)
    const { method, path } = c.req
    logRequest(log, {
      requestId,
      method,
      path,
      status,
      seconds: (performance.now() - start) / 1000,
    })
  }
}
