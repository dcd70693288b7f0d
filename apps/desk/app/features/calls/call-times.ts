import { instantOf, partsOf } from '@shop/domain'

const minute = 60_000
const day = 24 * 60 * minute

/** The hours of the shop's clock between which a shopper is called. */
const hours = { first: 9, last: 21 }
const evening = '19:00'
const morning = '10:00'

/** A time at which a shopper is called again whom nobody has reached. */
export interface CallTime {
  name: 'soon' | 'hours' | 'evening' | 'tomorrow'
  /** ISO 8601 in UTC. */
  at: string
}

/** The times to choose from, the next one first; in the hours in which people are called. */
export function callTimes(now: Date, timeZone: string): CallTime[] {
  const after = (minutes: number) => new Date(now.getTime() + minutes * minute)
  const at = (date: Date, clock: string) => {
    const parts = partsOf(date, timeZone)
    return instantOf(`${parts.year}-${parts.month}-${parts.day}T${clock}`, { timeZone }) ?? ''
  }
  const inHours = (date: Date) => {
    const hour = Number(partsOf(date, timeZone).hour)
    return hour >= hours.first && hour < hours.last
  }
  const relative = [
    { name: 'soon' as const, date: after(30) },
    { name: 'hours' as const, date: after(120) },
  ]
  const tonight = at(now, evening)
  return [
    ...relative
      .filter(({ date }) => inHours(date))
      .map(({ name, date }) => ({ name, at: date.toISOString() })),
    ...(Date.parse(tonight) > after(120).getTime()
      ? [{ name: 'evening' as const, at: tonight }]
      : []),
    { name: 'tomorrow', at: at(new Date(now.getTime() + day), morning) },
  ]
}
