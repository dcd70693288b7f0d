import { Hono } from 'hono'
import { Registry } from 'prom-client'
import { campaignRoutes } from './campaigns/campaign.routes.ts'
import { categoryRoutes } from './categories/category.routes.ts'
import { contactRoutes } from './contact/contact.routes.ts'
import type { Deps } from './deps.ts'
import { deskRoutes } from './desk/desk.routes.ts'
import { deskGuard } from './desk/guard.ts'
import { healthRoutes } from './health/health.routes.ts'
import { StorageHealth } from './health/storage-health.ts'
import { homeRoutes } from './home/home.routes.ts'
import { ApiError } from './http/api-error.ts'
import type { Env } from './http/context.ts'
import { errorHandler } from './http/error-handler.ts'
import { corsMiddleware, requestMiddleware } from './http/middleware.ts'
import { responseTimes } from './http/request-metrics.ts'
import { ipRoutes } from './ip/ip.routes.ts'
import { metricsRoutes } from './metrics/metrics.routes.ts'
import { openApiRoutes } from './openapi/openapi.routes.ts'
import { confirmRoutes, placedRoutes } from './orders/confirm.routes.ts'
import { pageRoutes } from './pages/page.routes.ts'
import { orderPlacing } from './orders/order-placing.ts'
import { quoteRoutes } from './orders/quote.routes.ts'
import { trackRoutes } from './orders/track.routes.ts'
import { productRoutes } from './products/product.routes.ts'
import { shopRoutes } from './shop/shop.routes.ts'
import { subscriptionRoutes } from './subscriptions/subscription.routes.ts'

/**
 * The API as a Hono app. Its routes have no prefix, so that it can be mounted anywhere.
 * Its only state is the short-lived cache of the catalogue: several instances may share one database.
 */
export function createApp(deps: Deps): Hono<Env> {
  const metrics = new Registry()
  const storage = new StorageHealth()
  const app = new Hono<Env>()
  app.onError((error, c) => {
    storage.recordError(error)
    return errorHandler(error, c)
  })
  app.use(requestMiddleware(deps.settings, deps.log, responseTimes(metrics)))
  if (deps.settings.corsOrigins.length > 0) app.use(corsMiddleware(deps.settings.corsOrigins))
  app.use('/desk/*', deskGuard)
  const place = orderPlacing(deps)
  const calls = [
    categoryRoutes(deps),
    productRoutes(deps),
    homeRoutes(deps),
    shopRoutes(deps),
    pageRoutes(deps),
    confirmRoutes(deps, place),
    placedRoutes(deps),
    quoteRoutes(deps),
    trackRoutes(deps),
    campaignRoutes(deps),
    contactRoutes(deps),
    subscriptionRoutes(deps),
    ipRoutes(deps),
    healthRoutes(deps, storage),
    deskRoutes(deps, place),
  ].flat()
  for (const { method, path, respond } of calls) {
    const route = path.replace(/\{(\w+)\}/g, ':$1')
    app[method](route, (c) => respond(c, deps.settings.bodyLimit))
  }
  app.route('/', metricsRoutes(deps, metrics))
  app.route('/', openApiRoutes(calls))
  // Not `notFound`: that handler is lost when the app is mounted in another.
  app.all('*', () => {
    throw new ApiError(404, 'There is nothing at this address.')
  })
  return app
}
