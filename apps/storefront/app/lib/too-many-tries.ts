import { ApiError } from './api-error.ts'

/** The sentence for a request that a limit refused, with the minutes to wait; undefined for other errors. */
export function tooManyTries(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.status !== 429) return undefined
  if (error.retryAfter === undefined) return error.message
  const minutes = Math.max(1, Math.ceil(error.retryAfter / 60))
  return `Too many tries. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`
}
