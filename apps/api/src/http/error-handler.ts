import type { Context, ErrorHandler } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { isTransient } from '../db/database-error.ts'
import { maskPath, maskPhone } from '../logger.ts'
import { ApiError } from './api-error.ts'
import type { Env } from './context.ts'

/** Responds to any thrown value in the one error shape, without internal details. */
export const errorHandler: ErrorHandler<Env> = (thrown, c) => {
  const error = thrown instanceof ApiError ? thrown : toApiError(thrown)
  const requestId = c.get('requestId')
  if (!(thrown instanceof ApiError)) {
    c.get('log')?.error({ err: thrown, ...refusalOf(c, error) }, 'request failed')
  } else if (c.req.method !== 'GET') {
    c.get('log')?.warn(refusalOf(c, error), 'request refused')
  }
  for (const [name, value] of Object.entries(error.headers)) c.header(name, value)
  c.header('Cache-Control', 'no-store')
  const body = {
    statusCode: error.status,
    message: error.message,
    code: codeOf(error),
    errors: error.errors,
    data: error.details.data ?? null,
    ...(requestId ? { requestId } : {}),
  }
  return c.json(body, error.status as ContentfulStatusCode)
}

/** The fields of the log that tell why a request was refused. */
function refusalOf(c: Context<Env>, error: ApiError) {
  const { status, errors, details } = error
  const phone = c.get('phone')
  const products = errors.filter(({ productId }) => productId !== undefined)
  return {
    requestId: c.get('requestId'),
    path: maskPath(c.req.path),
    status,
    reason: codeOf(error),
    ...(details.limits ? { limits: details.limits } : {}),
    ...(products.length > 0
      ? { products: products.map(({ productId, left }) => ({ productId, left })) }
      : { fields: errors.map(({ field }) => field) }),
    ...(phone ? { phone: maskPhone(phone) } : {}),
  }
}

/** Why a request was refused, for clients and for the log. */
function codeOf({ status, details }: ApiError): string {
  return details.reason ?? (status >= 500 ? 'failure' : 'invalid')
}

function toApiError(thrown: unknown): ApiError {
  if (isTransient(thrown)) {
    return new ApiError(503, 'The shop is busy. Please try again in a moment.', [], {
      'Retry-After': '2',
    })
  }
  return new ApiError(500, 'Something went wrong. Please try again.')
}
