import type { Author } from '../changes/change.queries.ts'
import type { Pool } from 'pg'
import type { Db } from '../db/session.ts'
import type { Settings } from '../settings.ts'

/** Wrong arguments of a command; the exit code is 2. */
export class UsageError extends Error {}

/** What a command works with. */
export interface CommandContext {
  db: Db
  pool: Pool
  settings: Settings
  /** Writes a line to standard output. */
  print: (line: string) => void
  /** Writes a line to standard error: progress and errors. */
  printError: (line: string) => void
}

/** A command of the command line; `run` returns the exit code. */
export interface Command {
  name: string
  summary: string
  help: string
  /** Milliseconds that one statement may take, instead of DB_STATEMENT_TIMEOUT_MS; 0 is no limit. */
  statementTimeout?: number
  /** Creates or changes tables. Other commands refuse a database that this version has not migrated. */
  migrates?: boolean
  run(context: CommandContext, args: string[]): Promise<number>
}

/** Who runs the command: the user of the system, as `sudo` and the shell name it. */
export const commandUser = (): Author => ({
  name: process.env['SUDO_USER'] || process.env['USER'] || 'command line',
  staffId: null,
})
