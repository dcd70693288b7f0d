import { describe, expect, it } from 'vitest'
import type { TextStore } from '../../lib/text-store.ts'
import { readShipping, saveShipping } from './saved-shipping.ts'

function holding(text: string | null): TextStore {
  let kept = text
  return {
    read: () => kept,
    write: (_key, next) => void (kept = next),
    remove: () => void (kept = null),
  }
}

const blank = { name: '', mobile: '', address: '', shipmentPlace: 'dhaka_outside' }

describe('the saved delivery address', () => {
  it('D-SHIP-01, R-SHIPC-07: keeps name, mobile, address and zone', () => {
    const store = holding(null)
    const rahima = {
      name: 'Rahima',
      mobile: '01712345678',
      address: 'Dhaka',
      shipmentPlace: 'dhaka_inside',
    } as const
    saveShipping(rahima, store)
    expect(readShipping(store)).toEqual(rahima)
  })

  it.each(['{"broken', 'null', '[]', '"text"', '{"name":5,"shipmentPlace":"moon"}'])(
    'is blank for a record such as %s',
    (text) => expect(readShipping(holding(text))).toEqual(blank),
  )
})
