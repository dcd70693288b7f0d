import type { FieldError } from '@shop/domain/wire'

/** An error with a status and the message that the client gets. Other errors become a 500 or 503. */
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
