import type { Server } from 'node:http'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { createApp } from './app.ts'
import { createCatalogue } from './catalogue.ts'
import { openDatabase } from './db/client.ts'
import { migrate } from './db/migrate.ts'
import { FatalStartError } from './fatal-start-error.ts'
import { startJobs } from './jobs/start-jobs.ts'
import { createLogger, type Logger } from './logger.ts'
import { seedIfEmpty } from './seed/seed.ts'
import { loadSettings, type Settings } from './settings.ts'
import { smsDriver } from './sms/sms-driver.ts'

async function start() {
  const settings = loadSettings(process.env)
  const log = createLogger(settings)
  const database = await openDatabase(settings, { log })
  try {
    await migrate(database, log)
    await seedIfEmpty(database, settings)
    const { db } = database
    const jobs = startJobs({ db, send: smsDriver(settings.sms, log), log })
    const catalogue = createCatalogue({ db, settings })
    listen(createApp({ db, catalogue, settings, log }), settings, log, async () => {
      await jobs.stop()
      await database.close()
    })
  } catch (error) {
    await database.close()
    throw error
  }
}

function listen(
  app: ReturnType<typeof createApp>,
  settings: Settings,
  log: Logger,
  close: () => Promise<void>,
) {
  const root = new Hono().route('/api', app)
  const server = serve(
    {
      fetch: root.fetch,
      hostname: settings.host,
      port: settings.port,
      serverOptions: { headersTimeout: 10_000, requestTimeout: 30_000, maxHeaderSize: 16_384 },
    },
    ({ port }) => log.info(`The API is ready at http://localhost:${port}/api`),
  ) as Server
  server.on('error', (error) => {
    fail(error)
    void close()
  })
  let stopping = false
  const stop = (signal: string) => {
    if (stopping) return
    stopping = true
    log.info(`${signal}: finishing open requests`)
    server.close(() => void close().then(() => process.exit(0), fail))
    // A client that stops reading its response must not delay the shutdown for ever.
    setTimeout(() => server.closeAllConnections(), 10_000).unref()
  }
  process.on('SIGINT', () => stop('SIGINT'))
  process.on('SIGTERM', () => stop('SIGTERM'))
}

function fail(error: unknown) {
  const { code, message } = error as { code?: string; message?: string }
  const known = error instanceof FatalStartError
  const cure = known
    ? error.cure
    : code === 'EADDRINUSE'
      ? 'Stop what uses that port, or set PORT to another one.'
      : ''
  process.stderr.write(`${message ?? String(error)}\n${cure}\n`)
  process.exitCode = 1
}

start().catch(fail)
