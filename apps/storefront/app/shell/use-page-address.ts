import { matchPath, useLocation } from 'react-router-dom'
import { pages } from '../lib/pages.ts'
import { readQuery } from '../lib/read-query.ts'

const pagesWithQuery = pages.filter(({ queryParams }) => queryParams)

/** The address of the page with the query parameters that it reads, as the server rendered it; without the language. */
export function usePageAddress(): string {
  const { pathname, search } = useLocation()
  const page = pagesWithQuery.find(({ path }) => matchPath(path, pathname))
  const query = readQuery(new URLSearchParams(search), page?.queryParams ?? [])
  return query.size > 0 ? `${pathname}?${query}` : pathname
}
