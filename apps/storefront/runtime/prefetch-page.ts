import { loadedModules, loadModule, routesOf, type ManifestRoute } from './browser-manifest.ts'
import { prefetchData } from './data-cache.ts'

/** What the browser knows about the connection; not every browser has it. */
interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** Whether a page may be fetched that nobody asked for: not without a connection, a slow or a dear one. */
export function mayPrefetch(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }
  if (!navigator.onLine || connection?.saveData) return false
  return !/2g$/.test(connection?.effectiveType ?? '')
}

const preloaded = new Set<string>()

/** The files that have arrived. */
const arrived = new Set<string>()

/**
 * Prefetches the code and the data of a page.
 * @param href a path of the shop, with the basename
 * @param priority `low` for a page that may be opened, `auto` for one that probably is, `high` for one
 * that is being opened
 */
export function prefetchPage(href: string, priority: RequestPriority = 'low'): void {
  const { pathname } = new URL(href, window.location.href)
  const [, ...routes] = routesOf(pathname)
  for (const file of routes.flatMap(filesOf)) preload(file)
  if (routes.some(({ hasLoader }) => hasLoader)) prefetchData(href, priority)
}

const filesOf = ({ module, imports = [] }: ManifestRoute) => [module, ...imports]

/** Whether the code of a page is here, so that the page also opens without a connection. */
export function hasCode(href: string): boolean {
  const { pathname } = new URL(href, window.location.href)
  return routesOf(pathname).every(
    (route) => loadedModules[route.id] ?? filesOf(route).every((file) => arrived.has(file)),
  )
}

/** Runs the code of a page that is probably opened next, so that opening it only has to render it. */
export function evaluatePage(href: string): void {
  const { pathname } = new URL(href, window.location.href)
  for (const route of routesOf(pathname))
    loadModule(route).catch((error: unknown) => {
      console.info('The code of a page is loaded when the page is opened.', error)
    })
}

function preload(href: string): void {
  if (preloaded.has(href)) return
  preloaded.add(href)
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = href
  link.onload = () => {
    arrived.add(href)
    link.remove()
  }
  link.onerror = () => link.remove()
  document.head.append(link)
}
