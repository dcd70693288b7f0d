#!/usr/bin/env node
import { runCli } from './cli/run-cli.ts'
import { openDatabase } from './db/client.ts'
import { driverError } from './db/database-error.ts'
import { prepareDatabase } from './prepare-database.ts'
import { FatalStartError } from './fatal-start-error.ts'
import { createLogger } from './logger.ts'
import { loadSettings } from './settings.ts'

const lineWriter = (stream: NodeJS.WriteStream) => (text: string) => void stream.write(`${text}\n`)
const output = { print: lineWriter(process.stdout), printError: lineWriter(process.stderr) }

try {
  process.exitCode = await runCli(process.argv.slice(2), output, async (command) => {
    const given = loadSettings({ LOG_LEVEL: 'warn', ...process.env })
    const settings = {
      ...given,
      statementTimeout: command.statementTimeout ?? given.statementTimeout,
    }
    const log = createLogger(settings)
    const database = await openDatabase(settings, { log, attach: true })
    await prepareDatabase(database, log)
    return { ...database, settings }
  })
} catch (thrown) {
  const error = driverError(thrown)
  output.printError(error instanceof Error ? error.message : String(error))
  if (error instanceof FatalStartError) output.printError(error.cure)
  process.exitCode = 1
}
