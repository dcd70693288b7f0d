import { isPrice, toPoisha, toTaka } from './money.ts'
import type { Taka } from './money.ts'

/** The prices of a product, a bag line or an order line, in taka. */
export interface Priced {
  price: Taka
  discountPrice?: Taka | null | undefined
}

/** Whether a price is given and above 0. */
export function presentPrice(value: Taka | null | undefined): value is Taka {
  return value != null && value > 0
}

/** Whether the discount price is above 0 and below the price; otherwise there is no discount. */
function isDiscount(price: Taka, discountPrice: Priced['discountPrice']): discountPrice is Taka {
  return presentPrice(discountPrice) && discountPrice < price
}

/**
 * The discount in whole percent, 0 to 100.
 * It is 0 unless the discount price is above 0 and below the price.
 */
export function discountPercent({ price, discountPrice }: Priced): number {
  if (!isPrice(price) || !isDiscount(price, discountPrice)) return 0
  const percent = 100 - (discountPrice * 100) / price
  // Rounding to twelve digits first removes the floating-point error, so that an exact half rounds up.
  return Math.round(Number(percent.toPrecision(12)))
}

/** The price of one piece, in taka: the discount price when it is above 0 and below the price, else the price. */
export function finalPrice({ price, discountPrice }: Priced): Taka {
  return isDiscount(price, discountPrice) ? discountPrice : price
}

/** Price minus final price of one piece, in taka. */
export function savings(priced: Priced): Taka {
  return toTaka(toPoisha(priced.price) - toPoisha(finalPrice(priced)))
}
