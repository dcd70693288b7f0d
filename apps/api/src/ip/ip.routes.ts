import { Hono } from 'hono'
import type { Deps } from '../deps.ts'
import { clientAddress, type Env } from '../http/context.ts'

/** GET /ip: the address of the client, without an envelope. */
export function ipRoutes({ settings }: Pick<Deps, 'settings'>) {
  return new Hono<Env>().get('/ip', (c) => {
    c.header('Cache-Control', 'no-store')
    return c.json({ ip: clientAddress(c, settings.trustedProxies) })
  })
}
