/** Unknown URLs render the not-found page. */
export { default, meta } from './not-found.tsx'
