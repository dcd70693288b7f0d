import { data } from 'react-router-dom'
import type { Route } from './+types/unknown'
import { cachePage } from '../lib/cache-page.ts'

export { default, meta } from './not-found.tsx'

export const headers: Route.HeadersFunction = () => cachePage(60)

/** Unknown URLs render the not-found page with status 404. */
export function loader() {
  return data(null, { status: 404 })
}
