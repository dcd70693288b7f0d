import { randomUUID } from 'node:crypto'
import { maskPath, type Logger } from '../logger.ts'

/** The id of a request: the header `X-Request-Id` when it is usable, otherwise a random one. */
export function requestIdOf(header: string | undefined): string {
  return header && /^[\w-]{8,64}$/.test(header) ? header : randomUUID()
}

/** Logs an answered request: a failure as an error, a successful read for debugging only. */
export function logRequest(
  log: Logger,
  request: { requestId: string; method: string; path: string; status: number; seconds: number },
): void {
  const { requestId, method, status, seconds } = request
  const level = status >= 500 ? 'error' : method === 'GET' && status < 400 ? 'debug' : 'info'
  if (!log.isLevelEnabled(level)) return
  const path = maskPath(request.path)
  log[level]({ requestId, method, path, status, ms: Math.round(seconds * 1000) }, 'request')
}
