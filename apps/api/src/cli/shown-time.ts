import { normalText } from '@shop/domain'
import { UsageError, wholeNumber } from './command.ts'
import { formatTime, parseTime } from './shop-time.ts'

const text = { type: 'string' } as const

/** The options of what is shown for a time and in an order. */
export const shownTimeOptions = { active: text, from: text, to: text, position: text }

/** What the help of a command says of `shownTimeOptions`. */
export const shownTimeHelp = `  --from, --to   when it begins and ends: a date such as 2026-12-11, which it includes; "" for no limit
  --active       yes or no: no hides it, whatever the dates are
  --position     the place in the order, from 1`

/** The values of options, as parseArgs returns them. */
export type OptionValues = Readonly<Partial<Record<string, string | boolean | undefined>>>

/** The given ones of `shownTimeOptions`. @throws UsageError */
export function shownTimeOf(values: OptionValues, timeZone: string) {
  const { active, from, to, position } = values
  if (active !== undefined && active !== 'yes' && active !== 'no') {
    throw new UsageError('--active must be yes or no.')
  }
  const place = typeof position === 'string' ? wholeNumber(position, '--position') : undefined
  if (place === 0) throw new UsageError('--position must be at least 1.')
  return {
    ...(active !== undefined && { active: active === 'yes' }),
    ...(typeof from === 'string' && {
      startsAt: from ? parseTime(from, '--from', { timeZone }) : null,
    }),
    ...(typeof to === 'string' && {
      endsAt: to ? parseTime(to, '--to', { timeZone, end: true }) : null,
    }),
    ...(place !== undefined && { position: place }),
  }
}

/** The times of a row in the shop's time zone, as a list prints them; "hidden" for one that is not active. */
export function shownTimeCells(
  { active, startsAt, endsAt }: { active: boolean; startsAt: string | null; endsAt: string | null },
  timeZone: string,
) {
  const time = (at: string | null) => at && formatTime(at, timeZone)
  return { from: time(startsAt), to: time(endsAt), state: active ? 'active' : 'hidden' }
}

/** A text of an option on one line: undefined when it is absent. @throws UsageError when it is empty */
export function requiredText(values: OptionValues, name: string): string | undefined {
  const value = optionalText(values, name)
  if (value === null) throw new UsageError(`--${name} must not be empty.`)
  return value
}

/** As `requiredText`; null when it is empty. */
export function optionalText(values: OptionValues, name: string): string | null | undefined {
  const value = values[name]
  return typeof value === 'string' ? normalText(value) || null : undefined
}

/** An object without its undefined properties. */
export function onlyGiven<T extends object>(fields: T) {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries) as { [Name in keyof T]?: Exclude<T[Name], undefined> }
}
