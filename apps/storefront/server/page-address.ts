import { matchRoutes } from 'react-router-dom'
import { dataPath, pageOfDataPath } from '../runtime/data-address.ts'
import { addressIn, splitLanguage } from '../app/lib/language.ts'
import { pages } from '../app/lib/pages.ts'
import { readQuery } from '../app/lib/read-query.ts'

interface PageRoute {
  path: string
  reads: readonly string[]
}

const routes: PageRoute[] = pages.map(({ path, reads = [] }) => ({ path, reads }))
// React Router ranks all routes that it is given at each call, which takes longer than all else that
// a cached page needs. So it is asked last.
const exactRoutes = new Map(
  routes
    .filter(({ path }) => !/[:*]/.test(path))
    .map((route) => [route.path, { route, params: {} as Record<string, string | undefined> }]),
)
const routesWithParameters = routes.filter(({ path }) => path.includes(':'))
const firstSegments = new Set(routes.flatMap(({ path }) => path.split('/')[1] || []))

/** All addresses without a page are rendered at this one. */
const UNKNOWN_PATH = '/unknown-address'

/**
 * The address at which a page is rendered and cached: its path and the query parameters that its route
 * reads. Parameters of advertisements and analytics share one entry, and so do unknown addresses.
 * @param url an absolute URL of a page or, with the extension .data, of the data of one
 */
export function pageAddress(url: string): string {
  const { pathname, searchParams } = new URL(url)
  const { address, reads } = pathOf(pathname)
  if (reads.length === 0) return address
  const query = readQuery(searchParams, reads)
  return query.size > 0 ? `${address}?${query.toString()}` : address
}

/** What a path alone decides: where its page is cached, and which parameters are part of that. */
interface PagePath {
  address: string
  reads: readonly string[]
}

/** The last paths. A path that is longer than any of the shop's own is not kept. */
const knownPaths = new Map<string, PagePath>()
const MAX_KNOWN_PATHS = 5000
const MAX_PATH_LENGTH = 500

function pathOf(pathname: string): PagePath {
  const known = knownPaths.get(pathname)
  if (known) return known
  const found = findPath(pathname)
  if (pathname.length <= MAX_PATH_LENGTH) {
    if (knownPaths.size >= MAX_KNOWN_PATHS) knownPaths.clear()
    knownPaths.set(pathname, found)
  }
  return found
}

function findPath(pathname: string): PagePath {
  const page = pageOfDataPath(pathname)
  const { language, path } = splitLanguage(page ?? pathname)
  const route = matchPage(path)?.route
  const known = route !== undefined && route.path !== '*' && !pathname.startsWith('//')
  const address = addressIn(language, known ? path : UNKNOWN_PATH)
  return {
    address: page === undefined ? address : dataPath(address),
    reads: known ? route.reads : [],
  }
}

/** The route of a page, with the parameters in its path, which has no prefix of a language. */
function matchPage(path: string) {
  const exact = exactRoutes.get(path)
  if (exact || !firstSegments.has(firstSegment(path))) return exact
  const matches = matchRoutes(routesWithParameters, path) ?? matchRoutes(routes, path)
  return matches?.at(-1)
}

/** The product and the order whose offer a page asks for; undefined when it asks for none. */
export function requestedOffer(url: string): { id: string; order: string } | undefined {
  if (!new URL(url).searchParams.has('order')) return undefined
  const { searchParams, pathname } = new URL(pageAddress(url), url)
  const order = searchParams.get('order')
  if (!order) return undefined
  const { path } = splitLanguage(pageOfDataPath(pathname) ?? pathname)
  return { id: matchPage(path)?.params.id ?? '', order }
}

/** The first segment of a path as routes are compared with it; empty when it cannot be decoded. */
function firstSegment(path: string): string {
  try {
    return decodeURIComponent(path.split('/')[1] ?? '').toLowerCase()
  } catch {
    return ''
  }
}
