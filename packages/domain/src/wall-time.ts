const minute = 60_000
const day = 24 * 60 * minute

/**
 * The instant of a date or time in ISO form, as ISO text; undefined for any other text, because a date such as
 * 11/12/2026 means different days to different readers. A date is the shop's day.
 * @param options.end the end of the named day instead of its beginning
 */
export function instantOf(
  text: string,
  { timeZone, end = false }: { timeZone: string; end?: boolean },
): string | undefined {
  const match = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2})?)(Z|[+-]\d{2}:\d{2})?)?$/.exec(
    text,
  )
  const [, date, clock, offset] = match ?? []
  const instant = date && new Date(`${date}T${clock ?? '00:00'}${offset ?? 'Z'}`)
  // Date accepts 30 February as 2 March, so the date is compared with what was written.
  const exists = date && new Date(`${date}T00:00Z`).toJSON()?.startsWith(date)
  if (!instant || !exists || Number.isNaN(instant.getTime())) return undefined
  if (offset) return instant.toISOString()
  const wall = new Date(instant.getTime() + (end && !clock ? day : 0))
  return fromWallTime(wall, timeZone).toISOString()
}

/** The instant at which clocks in the zone show the time that `wall` has in UTC. */
function fromWallTime(wall: Date, timeZone: string): Date {
  const guess = new Date(wall.getTime() - offsetOf(wall, timeZone))
  return new Date(wall.getTime() - offsetOf(guess, timeZone))
}

/** How far the zone's clocks are ahead of UTC at an instant, in milliseconds. */
function offsetOf(instant: Date, timeZone: string): number {
  const { year, month, day, hour, minute, second } = partsOf(instant, timeZone)
  const shown = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
  return shown - Math.floor(instant.getTime() / 1000) * 1000
}

/** Year, month, day, hour, minute and second that clocks in a zone show. */
export function partsOf(instant: Date, timeZone: string): Record<string, string> {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).formatToParts(instant)
  return Object.fromEntries(parts.map(({ type, value }) => [type, value]))
}
