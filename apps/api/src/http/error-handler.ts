import type { ErrorHandler } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { isStorageError } from '../db/storage-error.ts'
import { ApiError } from './api-error.ts'
import type { Env } from './context.ts'

/** Temporary database states: restarting, out of connections, failing over, connection lost. */
const transientCodes =
  /^(08|53|57P|40001|40P01|55P03|57014|25006|25P03|CONNECT|CONNECTION|ECONN|EPIPE|ENOENT|ETIMEDOUT)/

/** Responds to any thrown value in the one error shape, without internal details. */
export const errorHandler: ErrorHandler<Env> = (thrown, c) => {
  const error = thrown instanceof ApiError ? thrown : toApiError(thrown)
  if (!(thrown instanceof ApiError)) {
    c.get('log')?.error({ err: thrown, requestId: c.get('requestId') }, 'request failed')
  }
  for (const [name, value] of Object.entries(error.headers)) c.header(name, value)
  c.header('Cache-Control', 'no-store')
  const body = {
    statusCode: error.status,
    message: error.message,
    errors: error.errors,
    data: null,
  }
  return c.json(body, error.status as ContentfulStatusCode)
}

function toApiError(thrown: unknown): ApiError {
  const code = String((thrown as { code?: unknown }).code ?? '')
  if (transientCodes.test(code) || isStorageError(thrown)) {
    return new ApiError(503, 'The shop is busy. Please try again in a moment.', [], {
      'Retry-After': '2',
    })
  }
  return new ApiError(500, 'Something went wrong. Please try again.')
}
