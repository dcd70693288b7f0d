import { data } from 'react-router'

/**
 * What a loader throws when its page could not be read: the page has the status 503, shows the error
 * boundary of its route, and is kept by no cache.
 * @param what subject of the sentence that is logged, such as `The home page`
 */
export function unreadable(what: string, error: unknown) {
  console.error(`${what} could not be read.`, error)
  return data(null, { status: 503 })
}

/** The data of a page of which a part could not be read. The page is shown, and kept by no cache. */
export const incomplete = <T>(value: T) => data(value, { headers: { 'Cache-Control': 'no-store' } })
