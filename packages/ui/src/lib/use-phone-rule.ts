'use client'

import { writeDigits, type PhoneRule } from '@shop/domain'
import { useMarket } from './market.tsx'

/** The mobile numbers of the market. The forms check phones with it. */
export function usePhoneRule(): PhoneRule {
  return useMarket().phone
}

/** What a phone number of the market looks like, for a placeholder: `01XXXXXXXXX`. */
export function usePhonePlaceholder(): string {
  const { phone, digits } = useMarket()
  return writeDigits(phone.start, digits) + 'X'.repeat(phone.length - phone.start.length)
}
