import type { FieldError } from '@shop/domain/wire'

/** An error response of the API: `status` is the HTTP status, `message` is written for shoppers. */
export class ApiError extends Error {
  readonly status: number
  readonly errors: readonly FieldError[]
  constructor(status: number, message: string, errors: readonly FieldError[]) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.errors = errors
  }
}
