import { isNetworkError, isTimeoutError } from 'ky'

/** A message of the API about one field of a request. */
export interface FieldError {
  field: string
  message: string
  code?: string
  /** The product whose stock is short. */
  productId?: number
}

/** An error response of the API. Errors of the connection are other errors. */
export class ApiError extends Error {
  readonly status: number
  /** Why the request was refused, such as `changed`. */
  readonly code: string
  readonly errors: readonly FieldError[]
  /** Seconds to wait before the next try, when there were too many. */
  readonly retryAfter: number | undefined
  /** What the response says besides, such as the current order. */
  readonly data: unknown

  constructor(response: Response, body: Readonly<Record<string, unknown>>) {
    super(typeof body.message === 'string' ? body.message : response.statusText)
    this.name = 'ApiError'
    this.status = response.status
    this.code = typeof body.code === 'string' ? body.code : ''
    this.errors = Array.isArray(body.errors) ? (body.errors as FieldError[]) : []
    const seconds = Number(response.headers.get('Retry-After') ?? Number.NaN)
    this.retryAfter = Number.isFinite(seconds) ? Math.max(1, seconds) : undefined
    this.data = body.data
  }
}

/** Whether an error is a response of the API with this code. */
export const hasCode = (error: unknown, code: string): error is ApiError =>
  error instanceof ApiError && error.code === code

/** Whether no answer came: there is no connection, or it is too slow. */
export const isUnreachable = (error: unknown): boolean =>
  isNetworkError(error) || isTimeoutError(error)
