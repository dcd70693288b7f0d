import type { Market } from './markets.ts'

/** Bengali: Bengali digits, `১২,৩৪৫ টাকা`, `৭০.০০ টাকা` and times such as `বিকাল ৩:১৩`. */
export const bengaliMarket: Market = {
  locale: 'bn-BD',
  digits: 'beng',
  price: '{amount} টাকা',
  amount: '{amount} টাকা',
  dateTime: '{date}, {time}',
  time: '{dayPeriod} {hour}:{minute}',
}
