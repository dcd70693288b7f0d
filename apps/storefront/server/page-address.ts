import { matchRoutes } from 'react-router-dom'
import { dataPath, pageOfDataPath } from '../runtime/data-address.ts'
import { addressIn, splitLanguage } from '../app/lib/language.ts'
import { pages } from '../app/lib/pages.ts'
import { readQuery } from '../app/lib/read-query.ts'

const routes = pages.map(({ path, queryParams = [] }) => ({ path, queryParams }))

/** All addresses without a page are rendered at this one. */
const UNKNOWN_PATH = '/unknown-address'

/**
 * The address at which a page is rendered and cached: its path and the query parameters that its route
 * reads. Parameters of advertisements and analytics share one entry, and so do unknown addresses.
 * @param url an absolute URL of a page or, with the extension .data, of the data of one
 */
export function pageAddress(url: string): string {
  const { pathname, searchParams } = new URL(url)
  const { address, queryParams } = pathOf(pathname)
  const query = readQuery(searchParams, queryParams)
  return query.size > 0 ? `${address}?${query}` : address
}

/** The product and the order whose offer a page asks for; undefined when it asks for none. */
export function requestedOffer(url: string): { id: string; order: string } | undefined {
  const { pathname, searchParams } = new URL(url)
  if (!searchParams.has('order')) return undefined
  const { id, queryParams } = pathOf(pathname)
  const order = readQuery(searchParams, queryParams).get('order')
  return order ? { id, order } : undefined
}

/** What a path alone decides. */
interface PagePath {
  /** Where its page is cached, without query parameters. */
  address: string
  queryParams: readonly string[]
  /** The product of the page; empty for none. */
  id: string
}

/**
 * The last paths: React Router ranks all routes at each call, which takes longer than all else that a cached
 * page needs. A path that is longer than any of the shop's own is not stored.
 */
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
  const match = pathname.startsWith('//') ? undefined : matchRoutes(routes, path)?.at(-1)
  const known = match && match.route.path !== '*' ? match : undefined
  const address = addressIn(language, known ? path : UNKNOWN_PATH)
  return {
    address: page === undefined ? address : dataPath(address),
    queryParams: known?.route.queryParams ?? [],
    id: known?.params['id'] ?? '',
  }
}
