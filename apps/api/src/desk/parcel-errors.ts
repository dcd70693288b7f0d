import { ApiError } from '../http/api-error.ts'
import type { LineError } from '../couriers/read-courier-file.ts'
import { Refused } from '../parcels/refused.ts'

/** The errors of a change of several orders, for the description of its call. */
export const parcelErrors = {
  409: 'An order has changed, is unknown or does not allow it: `refused`. Nothing is changed; `errors` names each.',
}

/** The error of a file that cannot be read, for the description of its call. */
export const fileErrors = {
  422: 'The file cannot be read: `unreadable`. `errors` names each line.',
}

/** Runs a change of several orders. @throws ApiError 409 that names the orders that do not allow it */
export async function orRefuse<Result>(change: Promise<Result>): Promise<Result> {
  return change.catch((error: unknown) => {
    if (!(error instanceof Refused)) throw error
    throw new ApiError(409, error.message, error.errors, {}, { reason: 'refused' })
  })
}

/** What was read of a file. @throws ApiError 422 that names the lines which cannot be read */
export function orUnreadable<Read extends object>(read: Read | { errors: LineError[] }): Read {
  if (!('errors' in read)) return read
  const errors = read.errors.map(({ message, line }) => ({ field: `text.${line}`, message }))
  throw new ApiError(422, errors[0]?.message ?? '', errors, {}, { reason: 'unreadable' })
}
