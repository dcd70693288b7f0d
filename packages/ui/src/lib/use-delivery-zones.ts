'use client'

import { deliveryCharge, ZONES } from '@shop/domain'
import { useMarket } from './market.tsx'
import type { DeliveryZone } from './markets.ts'

const inAndOutsideDhaka: readonly DeliveryZone[] = /* @__PURE__ */ ZONES.map((value) => ({
  value,
  charge: deliveryCharge(value),
}))

/** The delivery zones of the market in the order shown, else outside Dhaka (130 taka) and inside Dhaka (70 taka). */
export function useDeliveryZones(): readonly DeliveryZone[] {
  return useMarket().zones ?? inAndOutsideDhaka
}
