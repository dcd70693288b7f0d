import { Column, is } from 'drizzle-orm'
import type { SelectedFieldsOrdered } from 'drizzle-orm/pg-core/query-builders/select.types'

type Row = Record<string, unknown>

/**
 * Maps rows to objects as Drizzle does, for statements whose fields are columns that are not nested.
 * Drizzle looks up the decoder of each value again, which takes longer than to read a list of
 * products from the socket.
 * @returns undefined for other statements
 */
export function rowMapper(
  fields: SelectedFieldsOrdered | undefined,
): ((rows: readonly unknown[][]) => Row[]) | undefined {
  const columns: { name: string; column: Column }[] = []
  for (const { path, field } of fields ?? []) {
    const [name] = path
    if (name === undefined || path.length > 1 || !is(field, Column)) return undefined
    columns.push({ name, column: field })
  }
  if (columns.length === 0) return undefined
  return (rows) =>
    rows.map((values) => {
      const row: Row = {}
      for (const [at, { name, column }] of columns.entries()) {
        const value = values[at]
        row[name] = value === null ? null : column.mapFromDriverValue(value)
      }
      return row
    })
}
