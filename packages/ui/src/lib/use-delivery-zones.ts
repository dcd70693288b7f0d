'use client'

import { useMarket } from './market.tsx'
import type { DeliveryZone } from './markets.ts'

const none: readonly DeliveryZone[] = []

/** The delivery zones of the market in the order shown. */
export function useDeliveryZones(): readonly DeliveryZone[] {
  return useMarket().zones ?? none
}
