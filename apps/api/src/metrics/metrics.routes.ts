import { timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import { Gauge, Registry } from 'prom-client'
import type { Deps } from '../deps.ts'
import { ApiError } from '../http/api-error.ts'
import type { ApiContext, Env } from '../http/context.ts'
import { databaseGauges } from './metrics.queries.ts'

/** Headers that proxies add to a request. */
const proxyHeaders = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-proto', 'x-real-ip']

/** GET /metrics, for the bearer of METRICS_TOKEN; without a token, for this machine only. */
export function metricsRoutes({ db, settings }: Deps, metrics: Registry) {
  return new Hono<Env>().get('/metrics', async (c) => {
    if (!isAllowed(c, settings.metricsToken)) {
      const message =
        settings.metricsToken === undefined
          ? 'Metrics can be read on the machine of the shop, without a proxy. Set METRICS_TOKEN to read them from elsewhere.'
          : 'Metrics need the token of METRICS_TOKEN.'
      throw new ApiError(401, message, [], { 'WWW-Authenticate': 'Bearer' })
    }
    const memory = process.memoryUsage()
    const values = {
      process_resident_memory_bytes: memory.rss,
      nodejs_heap_used_bytes: memory.heapUsed,
      process_uptime_seconds: process.uptime(),
      ...(await databaseGauges(db)),
    }
    const now = new Registry()
    for (const [name, value] of Object.entries(values)) {
      new Gauge({ name, help: name, registers: [now] }).set(value)
    }
    const text = await Registry.merge([metrics, now]).metrics()
    return c.text(text, 200, { 'Cache-Control': 'no-store', 'Content-Type': now.contentType })
  })
}

function isAllowed(c: ApiContext, token: string | undefined): boolean {
  if (token === undefined) {
    const address = c.env?.incoming?.socket.remoteAddress ?? ''
    const local = /^(::1|(::ffff:)?127\.)/.test(address)
    return local && proxyHeaders.every((name) => c.req.header(name) === undefined)
  }
  const sent = Buffer.from(c.req.header('authorization') ?? '')
  const expected = Buffer.from(`Bearer ${token}`)
  return sent.length === expected.length && timingSafeEqual(sent, expected)
}
