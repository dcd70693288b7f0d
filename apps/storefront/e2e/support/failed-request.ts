/**
 * Matches the console error of a request that was answered with a status, or failed with a network error
 * such as `ERR_FAILED`. `reason` is the text of a pattern. `address` matches what follows the origin.
 */
export const failedRequest = (reason: number | string, address: RegExp): RegExp =>
  new RegExp(
    `^Failed to load resource: .*\\b(?:${reason})\\b.* \\(https?://[^/]+(?:${address.source})\\)$`,
  )

/**
 * Without a connection the browser logs each picture, and each file or page that was to be loaded in
 * advance, if the page was about to load one.
 */
export const LOST_REQUESTS: readonly RegExp[] = [
  failedRequest(
    'ERR_INTERNET_DISCONNECTED|ERR_FAILED',
    /\/(?:media|assets)\/\S+|\S*\.data(?:\?\S*)?/,
  ),
  /^The page could not be cached\. TypeError: Failed to fetch dynamically imported module/,
]

/** The address of the shopper is requested when the browser is idle, which it is not on every page. */
export const LOST_ADDRESS = failedRequest('404|500|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET', /\/ip/)
