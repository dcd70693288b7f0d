import {
  createApp,
  migrate,
  openDatabase,
  seedIfEmpty,
  smsDriver,
  startWorkers,
  type Logger,
  type Settings,
} from '@shop/api'

/** Opens the database, brings it up to date, fills an empty shop, and makes the API over it. */
export async function startApi(settings: Settings, log: Logger) {
  say(settings.databaseUrl ? 'Connecting to the database …' : 'Starting the database …')
  const database = await openDatabase(settings, { log })
  try {
    await migrate(database, log)
    const stored = await seedIfEmpty(database)
    if (stored > 0) say(`The shop was empty: ${stored} demo products were put on its shelves.`)
    const workers = startWorkers({ sql: database.sql, send: smsDriver(settings.sms, log), log })
    return {
      app: createApp({ ...database, settings, log }),
      async close() {
        await workers.stop()
        await database.close()
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}

/** One line for the person who started the shop. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
