import type { Location } from 'react-router-dom'

/** The key of the page that is hidden behind the skeleton of the next one. */
let hidden: string | undefined

/** Says which page is hidden; undefined for none. */
export function hidePage(key: string | undefined): void {
  hidden = key
}

/**
 * The key under which the router keeps the place that a page was scrolled to. A hidden page is at the top:
 * the place where it was left stays.
 */
export const scrollKey = ({ key }: Location): string => (key === hidden ? 'hidden' : key)
