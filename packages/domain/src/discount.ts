import { isPrice, toPoisha, toTaka } from './money.ts'
import type { Taka } from './shop.ts'

/** The two prices a product, a bag line or an order line carries, in taka. */
export interface Priced {
  price: Taka
  discountPrice?: Taka | null | undefined
}

/** Whether a price counts as given: not null and above 0. */
export function presentPrice(value: Taka | null | undefined): value is Taka {
  return value != null && value > 0
}

/**
 * The discount in whole percent, 0 to 100.
 * It is 0 unless the discount price is above 0 and below the price.
 */
export function discountPercent({ price, discountPrice }: Priced): number {
  if (!isPrice(price) || !presentPrice(discountPrice) || discountPrice >= price) return 0
  const percent = 100 - (discountPrice * 100) / price
  // Twelve digits keep a true half a half: without them float drift decides which way it rounds.
  return Math.round(Number(percent.toPrecision(12)))
}

/** What one piece costs: the discount price when present, else the price. */
export function finalPrice({ price, discountPrice }: Priced): Taka {
  return presentPrice(discountPrice) ? discountPrice : price
}

/** What the discount saves on one piece, in taka; never below 0. */
export function savings(priced: Priced): Taka {
  return toTaka(Math.max(0, toPoisha(priced.price) - toPoisha(finalPrice(priced))))
}
