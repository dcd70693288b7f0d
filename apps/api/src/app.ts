import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { categoryRoutes } from './categories/category.routes.ts'
import type { Deps } from './deps.ts'
import { healthRoutes } from './health/health.routes.ts'
import { homeRoutes } from './home/home.routes.ts'
import { ApiError } from './http/api-error.ts'
import type { Env } from './http/context.ts'
import { onError } from './http/errors.ts'
import { ListCache } from './http/list-cache.ts'
import { confirmRoutes } from './orders/confirm.routes.ts'
import { productRoutes } from './products/product.routes.ts'

/**
 * The API as a Hono app; its routes carry no prefix, so that it can be mounted anywhere.
 * It holds no state but a short-lived cache: any number of instances may share one database.
 */
export function createApp(given: Omit<Deps, 'cache'> & { cache?: ListCache }): Hono<Env> {
  const deps: Deps = { ...given, cache: given.cache ?? new ListCache(given.settings.listCache) }
  const app = new Hono<Env>()
  app.onError(onError)
  app.use(async (c, next) => {
    const asked = c.req.header('x-request-id')
    const requestId = asked && /^[\w-]{8,64}$/.test(asked) ? asked : randomUUID()
    c.set('requestId', requestId)
    c.set('log', deps.log)
    c.header('X-Request-Id', requestId)
    c.header('X-Content-Type-Options', 'nosniff')
    c.header('Referrer-Policy', 'strict-origin-when-cross-origin')
    c.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'")
    await next()
  })
  app.route('/', healthRoutes(deps))
  app.route('/', categoryRoutes(deps))
  app.route('/', productRoutes(deps))
  app.route('/', homeRoutes(deps))
  app.route('/', confirmRoutes(deps))
  // A route and not `notFound`, which is lost when the app is mounted in another.
  app.all('*', () => {
    throw new ApiError(404, 'There is nothing at this address.')
  })
  return app
}
