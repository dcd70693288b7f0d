import { HTTPError } from 'ky'
import { ApiError } from './api-error.ts'

/** The `ApiError` of an error response; any other error, such as a lost connection, is returned unchanged. */
export function toApiError(error: unknown): unknown {
  if (!(error instanceof HTTPError)) return error
  const { status, headers } = error.response
  const body = (error.data ?? {}) as Readonly<Record<string, unknown>>
  const { message, errors, code, requestId, data } = body
  return new ApiError(
    status,
    typeof message === 'string' ? message : error.message,
    Array.isArray(errors) ? errors : [],
    {
      code: typeof code === 'string' ? code : undefined,
      requestId:
        typeof requestId === 'string' ? requestId : (headers.get('X-Request-Id') ?? undefined),
      retryAfter: secondsToWait(headers.get('Retry-After'), headers.get('Date')),
      data,
    },
  )
}

/** Parses `Retry-After`: seconds, or a date of the server's clock, whose time is `Date`. */
function secondsToWait(header: string | null, sentAt: string | null): number | undefined {
  if (!header) return undefined
  const seconds = Number(header)
  if (Number.isFinite(seconds)) return Math.max(0, seconds)
  const date = Date.parse(header)
  const now = Date.parse(sentAt ?? '') || Date.now()
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - now) / 1000))
}
