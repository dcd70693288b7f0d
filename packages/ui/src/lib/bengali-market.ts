import { englishMarket, type Market } from './markets.ts'

/** Bangladesh in Bengali: Bengali digits, `১২,৩৪৫ টাকা` and `৳৭০.০০`. */
export const bengaliMarket: Market = {
  ...englishMarket,
  locale: 'bn-BD',
  digits: 'beng',
  price: '{amount} টাকা',
}
