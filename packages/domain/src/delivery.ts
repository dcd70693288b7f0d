import type { Taka } from './money.ts'

/** A delivery zone of the shop and its charge. */
export interface ZoneWire {
  id: string
  name: string
  /** The name in Bengali; null or absent without one. */
  nameBn?: string | null | undefined
  charge: Taka
}

/**
 * The delivery zones of a new shop, in the order shown (specification, section 9). The first zone of a shop is
 * the one of an order without a zone.
 */
export const INITIAL_ZONES = [
  { id: 'dhaka_outside', name: 'Outside Dhaka', nameBn: 'ঢাকার বাইরে', charge: 130 },
  { id: 'dhaka_inside', name: 'Inside Dhaka', nameBn: 'ঢাকার ভেতরে', charge: 70 },
] as const satisfies readonly ZoneWire[]

/** The `shipping` of every purchase event, in taka. The specification fixes it, whatever was charged. */
export const ANALYTICS_SHIPPING: Taka = 60

/** The delivery charge of a zone, in taka: 0 for a text that is no zone. */
export function deliveryCharge(
  zones: readonly Pick<ZoneWire, 'id' | 'charge'>[],
  zone: string,
): Taka {
  return zones.find(({ id }) => id === zone)?.charge ?? 0
}
