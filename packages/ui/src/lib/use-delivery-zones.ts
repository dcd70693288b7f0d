'use client'

import { useMarket } from './market.tsx'
import type { DeliveryZone } from './markets.ts'

/** The delivery zones of the market in the order shown. */
export function useDeliveryZones(): readonly DeliveryZone[] {
  return useMarket().zones
}
