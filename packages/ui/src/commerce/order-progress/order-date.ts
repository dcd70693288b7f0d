import type { formatDate } from '../../lib/format.ts'
import type { Market } from '../../lib/markets.ts'

/**
 * The date of an order in the words of the market; one that is no date is shown as it is written.
 * @throws RangeError when the time zone does not exist
 */
export const orderDate = (
  format: typeof formatDate,
  at: string,
  market: Market,
  timeZone = market.timeZone,
): string => (Number.isNaN(Date.parse(at)) ? at : format(at, market, timeZone))
