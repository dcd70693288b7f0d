import type { CategoryWire } from '@shop/domain'
import type { ShopEnvironment } from './shop-environment.ts'

/** The data of the root loader. */
export interface RootData {
  environment: ShopEnvironment
  categories: CategoryWire[]
}

/** The `matches` that React Router passes to a route's component and `meta`. */
export type RouteMatches = readonly ({ id: string; loaderData?: unknown } | undefined)[]

/** Finds the root loader's data in a route's matches; undefined when the root loader failed. */
export function rootData(matches: RouteMatches): RootData | undefined {
  return matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined
}
