/** 64-bit integers as numbers: poisha and order numbers are far below 2^53. */
export const bigintAsNumber = {
  to: 20,
  from: [20],
  serialize: (value: number) => String(value),
  parse: (text: string) => Number(text),
}

/** Dates and times as PostgreSQL writes them: the schema declares them as text. */
export const timestampAsText = {
  to: 1184,
  from: [1082, 1083, 1114, 1184],
  serialize: (text: string) => text,
  parse: (text: string) => text,
}

/** JSON columns: Drizzle passes a text and reads a value. */
export const jsonText = {
  to: 3802,
  from: [114, 3802],
  serialize: (text: string) => text,
  parse: (text: string): unknown => JSON.parse(text),
}

/**
 * Array parameters. They are declared here because the driver otherwise asks each new connection
 * for its array types, and ends the whole process when that connection is lost at that moment.
 */
export const listOf = (oid: number) => ({
  to: oid,
  from: [oid],
  /** Drizzle writes the value of an array column itself. */
  serialize: (values: readonly (string | number)[] | string) =>
    typeof values === 'string'
      ? values
      : `{${values.map((value) => (typeof value === 'number' ? value : quoted(value))).join()}}`,
  parse: (text: string) => text,
})

const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`
