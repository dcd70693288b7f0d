import type { FieldError } from '@shop/domain/wire'

/** What an error response may carry besides its status, message and errors. */
interface ErrorDetails {
  /** Why the request was refused, such as `stock`. */
  code?: string | undefined
  /** Id of the request in the log of the API. */
  requestId?: string | undefined
  /** Seconds to wait before the next try. */
  retryAfter?: number | undefined
  /** The `data` of the response, such as the new quote of a refused order. */
  data?: unknown
}

/** An error response of the API: `status` is the HTTP status, `message` is written for shoppers. */
export class ApiError extends Error {
  readonly status: number
  readonly errors: readonly FieldError[]
  readonly code: string | undefined
  readonly requestId: string | undefined
  readonly retryAfter: number | undefined
  readonly data: unknown
  constructor(
    status: number,
    message: string,
    errors: readonly FieldError[],
    { code, requestId, retryAfter, data = null }: ErrorDetails = {},
  ) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.errors = errors
    this.code = code
    this.requestId = requestId
    this.retryAfter = retryAfter
    this.data = data
  }
}

/**
 * Whether a read found nothing. Not by the class: the server makes the error outside of the bundle that
 * the pages are in, where the class is another one.
 */
export const isNotFound = (error: unknown): boolean =>
  error instanceof Error && error.name === 'ApiError' && 'status' in error && error.status === 404
