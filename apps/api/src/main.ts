import type { Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
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
import { shutdownTimes } from './time-limits.ts'

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
    const stopping = new AbortController()
    const app = createApp({ db, catalogue, settings, log, stopping: stopping.signal })
    listen(app, settings, log, stopping, async () => {
      await Promise.race([jobs.stop(), sleep(shutdownTimes.jobs)])
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
  stopping: AbortController,
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
  const stop = (signal: string) => {
    if (stopping.signal.aborted) return
    stopping.abort()
    log.info(`${signal}: finishing open requests`)
    const { notice, requests, exit } = shutdownTimes
    setTimeout(() => server.close(() => void close().then(() => process.exit(0), fail)), notice)
    // A client that stops reading its response must not delay the shutdown.
    setTimeout(() => server.closeAllConnections(), requests).unref()
    setTimeout(() => process.exit(1), exit).unref()
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
