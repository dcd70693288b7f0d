import { expect, test } from 'vitest'
import { ANALYTICS_SHIPPING, DEFAULT_ZONE, deliveryCharge, isZone, ZONES } from './delivery.ts'

test('B-SHIP-01: delivery inside Dhaka costs 70 taka', () => {
  expect(deliveryCharge('dhaka_inside')).toBe(70)
})

test('B-SHIP-02: delivery outside Dhaka costs 130 taka', () => {
  expect(deliveryCharge('dhaka_outside')).toBe(130)
})

test('R-SHIPD-12, B-SHIP-03: any other zone costs nothing', () => {
  for (const zone of ['', 'sylhet', 'DHAKA_INSIDE', '__proto__', 'constructor']) {
    expect(deliveryCharge(zone)).toBe(0)
  }
})

test('B-SHIP-05: a country is no delivery zone', () => {
  for (const country of ['bd', 'us', 'in']) {
    expect(isZone(country)).toBe(false)
    expect(deliveryCharge(country)).toBe(0)
  }
})

test('B-SHIP-04: the shipping of purchase analytics is fixed at 60', () => {
  expect(ANALYTICS_SHIPPING).toBe(60)
})

test('S-ZONE-01, S-ZONE-02: the zone is dhaka_outside unless dhaka_inside is chosen', () => {
  expect(DEFAULT_ZONE).toBe('dhaka_outside')
  expect(ZONES).toEqual(['dhaka_outside', 'dhaka_inside'])
  expect(ZONES.every(isZone)).toBe(true)
  expect(['', null, 'toString', 'dhaka'].some(isZone)).toBe(false)
})
