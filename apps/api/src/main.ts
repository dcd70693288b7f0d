import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { createApp } from './app.ts'
import { openDatabase } from './db/client.ts'
import { migrate } from './db/migrate.ts'
import { seedIfEmpty } from './db/seed.ts'
import { FatalStartError } from './fatal-start-error.ts'
import { createLogger } from './logger.ts'
import { loadSettings } from './settings.ts'

async function start() {
  const settings = loadSettings(process.env)
  const log = createLogger(settings)
  const database = await openDatabase(settings, { log })
  await migrate(database, log)
  await seedIfEmpty(database)
  const root = new Hono().route('/api', createApp({ ...database, settings, log }))
  const server = serve({ fetch: root.fetch, hostname: settings.host, port: settings.port }, (at) =>
    log.info(`The API is ready at http://localhost:${at.port}/api`),
  )
  server.on('error', (error) => {
    fail(error)
    void database.close()
  })

  let stopping = false
  const stop = (signal: string) => {
    if (stopping) return
    stopping = true
    log.info(`${signal}: finishing open requests`)
    server.close(() => void database.close().then(() => process.exit(0), fail))
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
