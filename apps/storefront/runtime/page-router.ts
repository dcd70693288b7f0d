import { createBrowserRouter, redirect, type LoaderFunction } from 'react-router-dom'
import {
  loadedModules,
  loadModule,
  manifestRoutes,
  routesOf,
  type ManifestRoute,
} from './browser-manifest.ts'
import { carryState } from './next-entry.ts'
import { cachePageData, readData } from './data-cache.ts'
import { canOpenDocument, PageFileError } from './open-document.ts'
import { fromSentError, type PageData } from './page-data.ts'
import { routeParts, routeTree } from './route-module.tsx'
import { painted } from './when-idle.ts'

type PageRouter = ReturnType<typeof createBrowserRouter>

/** Whether the navigation that starts now goes back or forward in the history. */
let returning = false

/**
 * Creates the router of the browser. The modules of the first page are loaded before; those of other
 * pages load at their navigation, beside the data.
 */
export async function createPageRouter({ basename, loaderData, errors }: PageData) {
  const shown = routesOf(window.location.pathname)
  await Promise.all(shown.map(loadModule))
  const pageId = shown.at(-1)?.id ?? ''
  if (!errors && pageId in loaderData) cachePageData(window.location.href, loaderData[pageId])
  // Registered before the router's own listener, which starts the loaders.
  window.addEventListener('popstate', () => {
    returning = true
    setTimeout(() => (returning = false))
  })
  const router: PageRouter = createBrowserRouter(
    pageRoutes(openDocument, () => void router.revalidate()),
    {
      basename,
      hydrationData: {
        loaderData,
        errors: errors
          ? Object.fromEntries(
              Object.entries(errors).map(([id, error]) => [id, fromSentError(error)]),
            )
          : null,
      },
    },
  )

  /**
   * Opens the next page as a document, with its navigation state, such as the product of Buy Now: a file
   * of a shop that was updated is no longer there.
   * @throws {PageFileError} when the shop cannot be reached: the browser would show its own error page
   */
  async function openDocument(error: unknown): Promise<never> {
    const { location } = router.state.navigation
    if (!location) throw error
    const href = router.createHref(location)
    if (!(await canOpenDocument(href)))
      throw new PageFileError('The shop cannot be reached.', { cause: error })
    if (location.state) carryState(new URL(href, window.location.href).pathname, location.state)
    window.location.assign(href)
    return new Promise(() => undefined)
  }
  return router
}

/** The route objects of all pages. */
export function pageRoutes(
  onMissingModule: (error: unknown) => Promise<never>,
  refresh: () => void,
) {
  const loadData = dataLoader(refresh)
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

/**
 * The loader of every page: reads its data. It throws the error of the page's loader, or a redirect. Data
 * that is there before the answer to the press was painted waits for that: the new page takes longer to
 * render than a frame. A shopper who returns has seen the page, and gets it at once.
 */
const dataLoader =
  (refresh: () => void): LoaderFunction =>
  async ({ request: { url, signal } }) => {
    const reading = readData(url, { signal, returning, refresh })
    if (!returning) await Promise.all([reading, painted()])
    const response = await reading
    if ('redirect' in response) throw redirect(response.redirect)
    if ('error' in response) throw fromSentError(response.error)
    return response.data
  }
