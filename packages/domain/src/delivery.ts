import type { Taka } from './shop.ts'

/** The shipping zones as the order carries them; the first is the default. */
export const ZONES = ['dhaka_outside', 'dhaka_inside'] as const

/** One of the shipping zones. */
export type Zone = (typeof ZONES)[number]

/** The zone of an order that names none. */
export const DEFAULT_ZONE: Zone = 'dhaka_outside'

/** The `shipping` of every purchase event: stated as fixed, whatever was charged. */
export const ANALYTICS_SHIPPING: Taka = 60

/** Whether a value from a form, a store or the wire is a shipping zone. */
export function isZone(value: unknown): value is Zone {
  return value === 'dhaka_outside' || value === 'dhaka_inside'
}

/** What delivery costs in a zone, in taka: 70 inside Dhaka, 130 outside, 0 for anything else. */
export function deliveryCharge(zone: string): Taka {
  if (zone === 'dhaka_inside') return 70
  return zone === 'dhaka_outside' ? 130 : 0
}
