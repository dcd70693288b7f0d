import type { ReactNode } from 'react'
import type { BagEntry } from '../../commerce/bag-line/bag-entry.ts'

/** One line of an order: a bag line without stock data. Prices are in the market's currency, per piece. */
export interface OrderedLine extends Omit<BagEntry, 'href' | 'stock' | 'campaign' | 'blocked'> {
  /** Address of the product's details page; without it the name is plain text. */
  href?: string
  /** Control of the quantity, in the place of its text. */
  control?: ReactNode
}
