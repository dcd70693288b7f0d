import type { FieldError } from '@shop/domain/wire'

/** The API said no: `status` is its HTTP status, `message` is written for shoppers. */
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
