import type { createBrowserRouter } from 'react-router-dom'
import { loadedModules } from './browser-manifest.ts'
import { pageRoutes } from './page-router.ts'

/**
 * Gives the hot reload of @react-router/dev what it reads from the window: after a change of a route
 * it replaces the routes and loads the data again. Only in development.
 */
export function connectHotReload(router: ReturnType<typeof createBrowserRouter>): void {
  const createRoutesForHMR = () =>
    pageRoutes(
      (error) => Promise.reject(error),
      () => undefined,
    )
  Object.assign(window, {
    __reactRouterDataRouter: Object.assign(router, { createRoutesForHMR }),
    __reactRouterRouteModules: loadedModules,
    __reactRouterContext: { ssr: true, isSpaMode: false },
  })
}
