import { Hono } from 'hono'
import { campaignRoutes } from './campaigns/campaign.routes.ts'
import { categoryRoutes } from './categories/category.routes.ts'
import type { Deps } from './deps.ts'
import { healthRoutes } from './health/health.routes.ts'
import { StorageWatch } from './health/storage-watch.ts'
import { homeRoutes } from './home/home.routes.ts'
import { ApiError } from './http/api-error.ts'
import { allowOrigins, around } from './http/around.ts'
import type { Env } from './http/context.ts'
import { onError } from './http/errors.ts'
import { ListCache } from './http/list-cache.ts'
import { messageRoutes } from './messages/message.routes.ts'
import { openApiRoutes } from './openapi/openapi.routes.ts'
import { Metrics } from './ops/metrics.ts'
import { metricsRoutes } from './ops/metrics.routes.ts'
import { confirmRoutes } from './orders/confirm.routes.ts'
import { trackRoutes } from './orders/track.routes.ts'
import { productRoutes } from './products/product.routes.ts'

/**
 * The API as a Hono app; its routes carry no prefix, so that it can be mounted anywhere.
 * It holds no state but a short-lived cache: any number of instances may share one database.
 */
export function createApp(given: Omit<Deps, 'cache'> & { cache?: ListCache }): Hono<Env> {
  const deps: Deps = { ...given, cache: given.cache ?? new ListCache(given.settings.listCache) }
  const metrics = new Metrics()
  const app = new Hono<Env>()
  const storage = new StorageWatch()
  app.onError((error, c) => {
    storage.note(error)
    return onError(error, c)
  })
  app.use(around(deps.settings, deps.log, metrics))
  if (deps.settings.corsOrigins.length > 0) app.use(allowOrigins(deps.settings.corsOrigins))
  app.route('/', metricsRoutes(deps, metrics))
  app.route('/', openApiRoutes())
  app.route('/', healthRoutes(deps, storage))
  app.route('/', categoryRoutes(deps))
  app.route('/', productRoutes(deps))
  app.route('/', homeRoutes(deps))
  app.route('/', confirmRoutes(deps))
  app.route('/', trackRoutes(deps))
  app.route('/', campaignRoutes(deps))
  app.route('/', messageRoutes(deps))
  // A route and not `notFound`, which is lost when the app is mounted in another.
  app.all('*', () => {
    throw new ApiError(404, 'There is nothing at this address.')
  })
  return app
}
