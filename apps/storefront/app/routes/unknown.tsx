import { data } from 'react-router-dom'

export { default, meta } from './not-found.tsx'

/** Any address that nobody knows: the same page, with the status that says so. */
export function loader() {
  return data(null, { status: 404 })
}
