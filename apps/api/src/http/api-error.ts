import type { FieldError } from '@shop/domain/wire'

/** A request that is answered with an error of the one shape; anything else thrown becomes a 500. */
export class ApiError extends Error {
  readonly status: number
  readonly errors: readonly FieldError[]
  readonly headers: Readonly<Record<string, string>>

  constructor(
    status: number,
    message: string,
    errors: readonly FieldError[] = [],
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.errors = errors
    this.headers = headers
  }
}
