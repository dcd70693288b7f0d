/** The id of the element with the data of a page, see PageData. */
export const PAGE_DATA_ID = 'page-data'

/** The path of the data of a page: `/products.data` for `/products`. */
export function dataPath(pathname: string): string {
  return pathname === '/' ? '/_root.data' : `${pathname.replace(/\/$/, '')}.data`
}

/** The path of the page whose data is at this path; undefined for a path that is no path of data. */
export function pageOfDataPath(pathname: string): string | undefined {
  if (pathname === '/_root.data') return '/'
  return pathname.endsWith('.data') ? pathname.slice(0, -'.data'.length) : undefined
}
