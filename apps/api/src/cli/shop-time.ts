import { instantOf, partsOf } from '@shop/domain'
import { UsageError } from './command.ts'

/** A time as an owner reads it, in the shop's time zone: `2026-12-11 03:00`. */
export function formatTime(time: string, timeZone: string): string {
  const part = partsOf(new Date(time), timeZone)
  return `${part.year}-${part.month}-${part.day} ${part.hour}:${part.minute}`
}

/**
 * The instant of a date or time from an argument, as ISO text. A date is the shop's day.
 * @param options.end the end of the named day instead of its beginning
 * @throws UsageError for anything but ISO
 */
export function parseTime(
  text: string,
  name: string,
  options: { timeZone: string; end?: boolean },
): string {
  const instant = instantOf(text, options)
  if (instant !== undefined) return instant
  throw new UsageError(
    `${name} must be a date such as 2026-12-11, or a time such as 2026-12-11T18:00.`,
  )
}
