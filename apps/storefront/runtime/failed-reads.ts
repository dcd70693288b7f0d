import { data } from 'react-router-dom'

/** Logs a fault of the server. The message is a sentence. */
export type LogFault = (message: string, error: unknown) => void

/**
 * What a loader throws when its page could not be read: the page has the status 503, shows the error
 * boundary of its route, and is kept by no cache.
 * @param logFault that of the loader's context
 * @param what subject of the sentence that is logged, such as `The home page`
 */
export function serviceUnavailable(logFault: LogFault, what: string, error: unknown) {
  logFault(`${what} could not be read.`, error)
  return data(null, { status: 503 })
}

/** The data of a page of which a part could not be read. The page is shown, and kept by no cache. */
export const partialData = <T>(value: T) =>
  data(value, { headers: { 'Cache-Control': 'no-store' } })
