import { timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import type { Deps } from '../deps.ts'
import { ApiError } from '../http/api-error.ts'
import type { ApiContext, Env } from '../http/context.ts'
import type { Metrics } from './metrics.ts'
import { databaseGauges } from './metrics.queries.ts'

/** GET /metrics, for whoever holds METRICS_TOKEN; without one, for this machine only. */
export function metricsRoutes({ sql, settings }: Deps, metrics: Metrics) {
  return new Hono<Env>().get('/metrics', async (c) => {
    if (!mayRead(c, settings.metricsToken)) {
      throw new ApiError(401, 'Metrics need the token of METRICS_TOKEN.', [], {
        'WWW-Authenticate': 'Bearer',
      })
    }
    const memory = process.memoryUsage()
    const text = metrics.text({
      process_resident_memory_bytes: memory.rss,
      nodejs_heap_used_bytes: memory.heapUsed,
      process_uptime_seconds: process.uptime(),
      ...(await databaseGauges(sql)),
    })
    return c.text(text, 200, { 'Cache-Control': 'no-store' })
  })
}

function mayRead(c: ApiContext, token: string | undefined): boolean {
  if (token === undefined) {
    const address = c.env?.incoming?.socket.remoteAddress ?? ''
    const local = /^(::1|(::ffff:)?127\.)/.test(address)
    return local && c.req.header('x-forwarded-for') === undefined
  }
  const given = Buffer.from(c.req.header('authorization') ?? '')
  const wanted = Buffer.from(`Bearer ${token}`)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
