import type { Fragment, Sql } from './client.ts'

/**
 * `in (…)` with one parameter for each value, filled up to a round length with its first value.
 * The server plans such a text once; a list in one parameter it plans anew for each call, which
 * costs more than to read a few rows. The list must not be empty.
 */
export function inList(sql: Sql, [first, ...more]: readonly (string | number)[]): Fragment {
  if (first === undefined) throw new RangeError('An empty list cannot be spelled out')
  const length = 2 ** Math.ceil(Math.log2(1 + more.length))
  const filling = Array.from({ length: length - 1 }, (_, n) => more[n] ?? first)
  // A number from outside may be larger than the column's type.
  const one = (value: string | number) =>
    typeof value === 'number' ? sql`${value}::bigint` : sql`${value}::text`
  const all = filling.reduce<Fragment>((before, value) => sql`${before}, ${one(value)}`, one(first))
  return sql`in (${all})`
}
