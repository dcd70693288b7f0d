'use client'

import { BANGLADESHI_PHONE, type PhoneRule } from '@shop/domain'
import { useMarket } from './market.tsx'

/** The mobile numbers of the market, else those of Bangladesh. The forms check phones with it. */
export function usePhoneRule(): PhoneRule {
  return useMarket().phone ?? BANGLADESHI_PHONE
}
