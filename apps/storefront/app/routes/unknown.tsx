import { data } from 'react-router-dom'

export { default, meta } from './not-found.tsx'

/** Unknown URLs render the not-found page with status 404. */
export function loader() {
  return data(null, { status: 404 })
}
