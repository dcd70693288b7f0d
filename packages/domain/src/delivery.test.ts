import { expect, test } from 'vitest'
import { ANALYTICS_SHIPPING, deliveryCharge, INITIAL_ZONES } from './delivery.ts'

const charge = (zone: string) => deliveryCharge(INITIAL_ZONES, zone)

test('B-SHIP-01: delivery inside Dhaka costs 70 taka in a new shop', () => {
  expect(charge('dhaka_inside')).toBe(70)
})

test('B-SHIP-02: delivery outside Dhaka costs 130 taka in a new shop', () => {
  expect(charge('dhaka_outside')).toBe(130)
})

test('the charge is that of the zones of the shop', () => {
  expect(deliveryCharge([{ id: 'sylhet', charge: 150 }], 'sylhet')).toBe(150)
})

test('R-SHIPD-12, B-SHIP-03: any other zone costs nothing', () => {
  for (const zone of ['', 'sylhet', 'DHAKA_INSIDE', '__proto__', 'constructor']) {
    expect(charge(zone)).toBe(0)
  }
})

test('B-SHIP-05: a country is no delivery zone', () => {
  for (const country of ['bd', 'us', 'in']) expect(charge(country)).toBe(0)
})

test('B-SHIP-04: the shipping of purchase analytics is fixed at 60', () => {
  expect(ANALYTICS_SHIPPING).toBe(60)
})

test('S-ZONE-01, S-ZONE-02: the zone is dhaka_outside unless dhaka_inside is chosen', () => {
  expect(INITIAL_ZONES.map(({ id }) => id)).toEqual(['dhaka_outside', 'dhaka_inside'])
})
