/** Unknown URLs render the not-found page. */
export { default, headers, meta } from './not-found.tsx'
