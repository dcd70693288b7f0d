import { createBrowserRouter, redirect, type LoaderFunction } from 'react-router'
import { dataPath } from '../lib/data-address.ts'
import {
  loadedModules,
  loadModule,
  manifestRoutes,
  routesOf,
  type ManifestRoute,
} from './browser-manifest.ts'
import { fromSentError, type DataAnswer, type PageData } from './page-data.ts'
import { routeParts, routeTree } from './route-module.tsx'

type PageRouter = ReturnType<typeof createBrowserRouter>

/**
 * Creates the router of the browser. The modules of the first page are loaded before; those of other
 * pages load at their navigation, beside the data.
 */
export async function createPageRouter({ basename, loaderData, errors }: PageData) {
  await Promise.all(routesOf(window.location.pathname).map(loadModule))
  const router: PageRouter = createBrowserRouter(pageRoutes(openDocument), {
    basename,
    hydrationData: {
      loaderData,
      errors: errors
        ? Object.fromEntries(
            Object.entries(errors).map(([id, error]) => [id, fromSentError(error)]),
          )
        : null,
    },
  })

  /** Opens the next page as a document: a file of a shop that was updated is no longer there. */
  function openDocument(error: unknown): Promise<never> {
    const { location } = router.state.navigation
    if (!location) throw error
    window.location.assign(router.createHref(location))
    return new Promise(() => undefined)
  }
  return router
}

/** The route objects of all pages. */
export function pageRoutes(onMissingModule: (error: unknown) => Promise<never>) {
  return routeTree(manifestRoutes(), (route: ManifestRoute) => {
    const loaded = loadedModules[route.id]
    return {
      ...(route.hasLoader ? { loader: route.parentId ? loadData : noData } : {}),
      ...(loaded
        ? routeParts(loaded)
        : { lazy: async () => routeParts(await loadModule(route).catch(onMissingModule)) }),
    }
  })
}

/** The data of the root came with the document. */
const noData: LoaderFunction = () => null

/** Reads the data of a page that is navigated to. @throws the error of its loader, or a redirect */
const loadData: LoaderFunction = async ({ request }) => {
  const { pathname, search } = new URL(request.url)
  const response = await fetch(dataPath(pathname) + search, { signal: request.signal })
  const isData = response.headers.get('content-type')?.includes('json')
  if (!isData) throw fromSentError({ status: response.status, data: '' })
  const answer = (await response.json()) as DataAnswer
  if ('redirect' in answer) throw redirect(answer.redirect)
  if ('error' in answer) throw fromSentError(answer.error)
  return answer.data
}
