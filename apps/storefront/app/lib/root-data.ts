import type { CategoryWire } from '@shop/domain'
import type { ShopEnvironment } from './shop-environment.ts'

/** The data of the root loader. */
export interface RootData {
  environment: ShopEnvironment
  categories: CategoryWire[]
}

/** The `matches` that React Router passes to a route's component and `meta`. */
export type RouteMatches = readonly ({ id: string; loaderData?: unknown } | undefined)[]

/** The root loader's data in a route's matches, which always have it: that loader never fails. */
export function rootData(matches: RouteMatches): RootData {
  return matches.find((match) => match?.id === 'root')?.loaderData as RootData
}
