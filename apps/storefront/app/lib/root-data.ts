import type { CategoryWire } from '@shop/domain'
import type { ShopEnvironment } from './shop.ts'

/** What the document loads once and every page may use. */
export interface RootData {
  environment: ShopEnvironment
  categories: CategoryWire[]
}

/** The document's data out of a route's matches; undefined when the document itself failed. */
export function rootData(
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[],
): RootData | undefined {
  return matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined
}
