import type { CategoryWire } from '@shop/domain'
import type { ShopEnvironment } from './shop-environment.ts'

/** A link to a page of the shop. */
export interface PageLink {
  label: string
  /** Path without the prefix of a language. */
  href: string
}

/** The data of the root loader. */
export interface RootData {
  environment: ShopEnvironment
  categories: CategoryWire[]
  /** The links of the footer to the policies, in the language of the page. */
  policies: PageLink[]
}

/** The `matches` that React Router passes to a route's component and `meta`. */
export type RouteMatches = readonly ({ id: string; loaderData?: unknown } | undefined)[]

/** The root loader's data in a route's matches, which always have it: that loader never fails. */
export function rootData(matches: RouteMatches): RootData {
  return matches.find((match) => match?.id === 'root')?.loaderData as RootData
}
