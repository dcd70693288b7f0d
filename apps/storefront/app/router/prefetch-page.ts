import { dataPath } from '../lib/data-address.ts'
import { routesOf } from './browser-manifest.ts'

/** How long prefetched data may be used, in milliseconds: as long as the server lets a browser keep it. */
const DATA_LIFETIME = 30_000

const prefetchedAt = new Map<string, number>()

/**
 * Prefetches the code and the data of a page at low priority.
 * @param href a path of the shop, with the basename
 */
export function prefetchPage(href: string): void {
  const { pathname, search } = new URL(href, window.location.href)
  const [, ...routes] = routesOf(pathname)
  for (const { module, imports = [] } of routes)
    for (const file of [module, ...imports]) prefetch('modulepreload', file, Infinity)
  if (routes.some(({ hasLoader }) => hasLoader))
    prefetch('prefetch', dataPath(pathname) + search, DATA_LIFETIME)
}

function prefetch(rel: 'modulepreload' | 'prefetch', href: string, lifetime: number) {
  const now = performance.now()
  if (now - (prefetchedAt.get(href) ?? -Infinity) < lifetime) return
  prefetchedAt.set(href, now)
  const link = document.createElement('link')
  link.rel = rel
  if (rel === 'prefetch') link.as = 'fetch'
  link.href = href
  link.onload = link.onerror = () => link.remove()
  document.head.append(link)
}
