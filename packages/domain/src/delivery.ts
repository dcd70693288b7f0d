import type { Taka } from './money.ts'

/** The shipping zones of an order; the first is the default. */
export const ZONES = ['dhaka_outside', 'dhaka_inside'] as const

/** One of the shipping zones. */
export type Zone = (typeof ZONES)[number]

/** The zone of an order without one. */
export const DEFAULT_ZONE: Zone = 'dhaka_outside'

/** The `shipping` of every purchase event, in taka. The specification fixes it, whatever was charged. */
export const ANALYTICS_SHIPPING: Taka = 60

/** Whether a value is a shipping zone. */
export function isZone(value: unknown): value is Zone {
  return value === 'dhaka_outside' || value === 'dhaka_inside'
}

/** The delivery charge of a zone, in taka: 70 inside Dhaka, 130 outside, 0 for any other text. */
export function deliveryCharge(zone: string): Taka {
  if (zone === 'dhaka_inside') return 70
  return zone === 'dhaka_outside' ? 130 : 0
}
