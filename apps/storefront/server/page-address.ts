import { matchRoutes } from 'react-router'
import { pages } from '../app/lib/pages.ts'

const routes = pages.map(({ path, reads = [] }) => ({ path, reads }))
// React Router ranks all routes that it is given at each call, which takes longer than all else that
// a cached page needs. So it is asked last.
const exactRoutes = new Map(
  routes
    .filter(({ path }) => !/[:*]/.test(path))
    .map((route) => [route.path, { route, params: {} as Record<string, string | undefined> }]),
)
const routesWithParameters = routes.filter(({ path }) => path.includes(':'))

/** All addresses without a page are rendered at this one. */
const UNKNOWN_PATH = '/unknown-address'

/**
 * The address at which a page is rendered and cached: its path and the query parameters that its route
 * reads. Parameters of advertisements and analytics share one entry, and so do unknown addresses.
 * @param url an absolute URL of a page or, with the extension .data, of the data of one
 */
export function pageAddress(url: string): string {
  const { pathname, searchParams } = new URL(url)
  const isData = pathname.endsWith('.data')
  const route = matchPage(pathname)?.route
  const known = route !== undefined && route.path !== '*' && !pathname.startsWith('//')
  const read = [...(known ? route.reads : []), ...(isData ? ['_routes'] : [])]
  const query = new URLSearchParams()
  for (const name of read) {
    const value = searchParams.get(name)
    if (value) query.set(name, value)
  }
  const address = known ? pathname : isData ? `${UNKNOWN_PATH}.data` : UNKNOWN_PATH
  return query.size > 0 ? `${address}?${query.toString()}` : address
}

/** The route of a page, or of its data, with the parameters in its path. */
function matchPage(pathname: string) {
  const path = pathname.replace(/\.data$/, '').replace(/^\/_root$/, '/')
  const exact = exactRoutes.get(path)
  if (exact || !isDecodable(path)) return exact
  const matches = matchRoutes(routesWithParameters, path) ?? matchRoutes(routes, path)
  return matches?.at(-1)
}

/** The product and the order whose offer a page asks for; undefined when it asks for none. */
export function requestedOffer(url: string): { id: string; order: string } | undefined {
  if (!new URL(url).searchParams.has('order')) return undefined
  const { searchParams, pathname } = new URL(pageAddress(url), url)
  const order = searchParams.get('order')
  return order ? { id: matchPage(pathname)?.params.id ?? '', order } : undefined
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
