/** How long a browser keeps name, phone number, address and orders after the last order, in milliseconds. */
const LIFETIME_MS = 30 * 24 * 60 * 60_000

/**
 * Whether a record is older than it may be, by the clock of the browser. One from the future is too: the
 * clock was set back, so that its age is not known.
 */
export const isExpired = (savedAt: number, now: number): boolean =>
  Math.abs(now - savedAt) > LIFETIME_MS
