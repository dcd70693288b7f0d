import type { Sql } from '../db/client.ts'

/** A way to use the command line that is not understood; answered with exit code 2. */
export class UsageError extends Error {}

/** Where a command works and writes to. */
export interface Desk {
  sql: Sql
  /** Standard output. */
  say: (line: string) => void
  /** Standard error: progress and faults. */
  tell: (line: string) => void
}

/** One command; `run` returns the exit code. */
export interface Command {
  name: string
  summary: string
  help: string
  run(desk: Desk, args: string[]): Promise<number>
}

/** A whole number from the command line. @throws UsageError */
export function wholeNumber(text: string | undefined, name: string): number {
  if (text === undefined || !/^\d{1,15}$/.test(text)) {
    throw new UsageError(`${name} must be a whole number.`)
  }
  return Number(text)
}
