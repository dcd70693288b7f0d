import type { FieldError } from '@shop/domain/wire'

/** More about an error: `data` is for the client, the rest for the log. */
export interface ErrorDetails {
  /** A code for clients and the log, such as `stock`. */
  reason?: string
  /** The names of the exceeded limits. */
  limits?: readonly (string | undefined)[]
  data?: unknown
}

/** An error with a status and the message that the client gets. Other errors become a 500 or 503. */
export class ApiError extends Error {
  readonly status: number
  readonly errors: readonly FieldError[]
  readonly headers: Readonly<Record<string, string>>
  readonly details: Readonly<ErrorDetails>

  constructor(
    status: number,
    message: string,
    errors: readonly FieldError[] = [],
    headers: Readonly<Record<string, string>> = {},
    details: Readonly<ErrorDetails> = {},
  ) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.errors = errors
    this.headers = headers
    this.details = details
  }
}
