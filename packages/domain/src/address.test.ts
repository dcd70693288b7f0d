import { expect, test } from 'vitest'
import { isVagueAddress, namedPlace, type Places } from './address.ts'

const places: Places = {
  names: {
    inside: ['mirpur', 'old dhaka', 'jatrabari', 'মিরপুর', 'কুড়িল', 'shahbag'],
    outside: ['savar', 'kushtia', "cox's bazar", 'chittagong', 'mymensingh', 'কুষ্টিয়া'],
  },
  regions: { inside: ['dhaka', 'ঢাকা'] },
  streets: ['road', 'রোড'],
}

test.each([
  ['House 12, Road 5, Mirpur 10, Dhaka', 'inside', 'Mirpur'],
  ['mirpur10', 'inside', 'mirpur'],
  ['বাসা ৭, মিরপুর-১০, ঢাকা', 'inside', 'মিরপুর'],
  // The letter ড় as one code point and as two.
  [
    '\u0995\u09c1\u09dc\u09bf\u09b2 \u09ac\u09bf\u09b6\u09cd\u09ac\u09b0\u09cb\u09a1',
    'inside',
    'কুড়িল'.normalize('NFC'),
  ],
  ['12 Nazimuddin Lane, OLD  DHAKA', 'inside', 'OLD  DHAKA'],
  ['Flat 3, Dhaka', 'inside', 'Dhaka'],
  ['House 3, Road 8, Savar, Dhaka', 'outside', 'Savar'],
  ['Coxs Bazar, Kolatoli', 'outside', 'Coxs Bazar'],
  ['Kolatoli, Cox’s Bazar', 'outside', 'Coxs Bazar'],
])('%j is a place of the zone %s', (address, zone, name) => {
  expect(namedPlace(address, places)).toEqual({ zone, name })
})

test('the last name counts, because an address ends with its district', () => {
  expect(namedPlace('Mirpur, Kushtia', places)?.zone).toBe('outside')
  expect(namedPlace('মিরপুর, কুষ্টিয়া', places)?.zone).toBe('outside')
  expect(namedPlace('Dhaka, Mirpur', places)?.zone).toBe('inside')
})

test('the name of a street is no place', () => {
  expect(namedPlace('Chittagong Road, Jatrabari', places)?.name).toBe('Jatrabari')
  expect(namedPlace('12 Mymensingh Road, Dhaka', places)?.zone).toBe('inside')
  expect(namedPlace('Chittagong road', places)).toBeUndefined()
})

test.each(['', 'x', 'House 5, Road 2', 'Mirpurian', '১২'])('%j names no place', (address) => {
  expect(namedPlace(address, places)).toBeUndefined()
})

test.each(['', 'x', 'ঢাকা', 'Dhaka', 'Kushtiasadar', 'Road 5', '12345678', 'ok, fine'])(
  'no rider finds %j',
  (address) => {
    expect(isVagueAddress(address)).toBe(true)
  },
)

test.each(['Mirpur 10', 'মিরপুর ১০, ঢাকা', 'House 12, Road 5', 'Sylhet Sadar', 'Bazarpara12'])(
  'a rider may find %j',
  (address) => {
    expect(isVagueAddress(address)).toBe(false)
  },
)
