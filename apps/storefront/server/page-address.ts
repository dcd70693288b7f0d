import { matchRoutes } from 'react-router'
import { pages } from '../app/lib/pages.ts'

const routes = pages.map(({ path, reads = [] }) => ({ path, reads }))

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
  const path = isData ? pathname.slice(0, -'.data'.length).replace(/^\/_root$/, '/') : pathname
  const route = isDecodable(path) ? matchRoutes(routes, path)?.at(-1)?.route : undefined
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

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
