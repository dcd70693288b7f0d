import type { DeskParcel } from '@shop/domain/wire'

/** The pieces of a product that all parcels together need. */
export interface PickedProduct {
  productId: number
  name: string
  pieces: number
}

/** What to take from the shelves for parcels: each product once, by name. */
export function pickList(parcels: readonly Pick<DeskParcel, 'lines'>[]): PickedProduct[] {
  const products = new Map<number, PickedProduct>()
  for (const { productId, name, quantity } of parcels.flatMap(({ lines }) => lines)) {
    const pieces = (products.get(productId)?.pieces ?? 0) + quantity
    products.set(productId, { productId, name, pieces })
  }
  return [...products.values()].sort((a, b) => a.name.localeCompare(b.name))
}
