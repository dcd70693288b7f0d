import type { CategoryWire } from '@shop/domain'
import type { ShopEnvironment } from './shop-environment.ts'

/** The data of the root loader. */
export interface RootData {
  environment: ShopEnvironment
  categories: CategoryWire[]
}

/** Finds the root loader's data in a route's matches; undefined when the root loader failed. */
export function rootData(
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[],
): RootData | undefined {
  return matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined
}
