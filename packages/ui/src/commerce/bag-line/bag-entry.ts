import type { ProductSummary } from '../product/product.ts'

/** One line of the shopping bag. Prices are in the market's currency, per piece. */
export interface BagEntry extends Omit<
  ProductSummary,
  'id' | 'images' | 'currentPrice' | 'quantity'
> {
  /** Identifies the line in callbacks; unique within a bag. */
  key: string
  /** Media path; null shows a blank background. */
  image: string | null
  /** Number of pieces in the bag. */
  quantity: number
  /** Pieces in stock; the quantity cannot be raised above it. */
  stock: number
  /** Change since the product was added, such as "Price changed from 900 tk to 850 tk". */
  notice?: string
  /** The line cannot be ordered and must be removed before checkout. @default false */
  blocked?: boolean
}
