import { discountPercent, type Priced } from '@shop/domain'

/** The highest discount among products, in whole percent; 0 when none is discounted. */
export function highestDiscount(products: readonly Priced[]): number {
  return products.reduce((highest, product) => Math.max(highest, discountPercent(product)), 0)
}
