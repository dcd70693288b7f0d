import { discountPercent, type Priced } from '@shop/domain'

/** Returns the highest discount of the products in whole percent, 0 without a discount. */
export function highestDiscount(products: readonly Priced[]): number {
  return products.reduce((highest, product) => Math.max(highest, discountPercent(product)), 0)
}
