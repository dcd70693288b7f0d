'use client'

import { ANY_PHONE, writeDigits, type PhoneRule } from '@shop/domain'
import { useMarket } from './market.tsx'

/** The mobile numbers of the market, or those of any country. The forms check phones with it. */
export function usePhoneRule(): PhoneRule {
  return useMarket().phone ?? ANY_PHONE
}

/** What a phone number of the market looks like, for a placeholder: its first digits and an X for each of the others. */
export function usePhonePlaceholder(): string | undefined {
  const { phone, digits } = useMarket()
  if (phone?.length === undefined) return undefined
  return writeDigits(phone.start, digits) + 'X'.repeat(phone.length - phone.start.length)
}
