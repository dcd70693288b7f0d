import { checkSchema } from '../db/check-schema.ts'
import { openDatabase, type Database } from '../db/client.ts'
import { createLogger } from '../logger.ts'
import { loadSettings, type Settings } from '../settings.ts'
import type { Command } from './command.ts'

/**
 * Opens the database of the environment variables for a command. Only a command that migrates may find
 * none, or one of another version.
 * @throws FatalStartError when the settings or the database cannot be used
 */
export async function openForCommand(
  { migrates = false, statementTimeout }: Command,
  env: Record<string, string | undefined>,
): Promise<Database & { settings: Settings }> {
  const given = loadSettings({ LOG_LEVEL: 'warn', ...env })
  const settings = { ...given, statementTimeout: statementTimeout ?? given.statementTimeout }
  const log = createLogger(settings)
  const database = await openDatabase(settings, { log, attach: true, create: migrates })
  try {
    if (!migrates) await checkSchema(database.db)
    return { ...database, settings }
  } catch (error) {
    await database.close()
    throw error
  }
}
