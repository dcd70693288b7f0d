import { deliveryTexts } from '@shop/domain'
import { describe, expect, it } from 'vitest'
import { memoryStore } from '../../test/memory-store.ts'
import { readShipping, saveShipping } from './saved-shipping.ts'

const noTexts = deliveryTexts(() => '')
const blank = { ...noTexts, shipmentPlace: '' }

describe('the saved delivery address', () => {
  it('D-SHIP-01, R-SHIPC-07: keeps name, mobile, address and zone', () => {
    const store = memoryStore()
    const rahima = {
      ...noTexts,
      name: 'Rahima',
      mobile: '01712345678',
      address: 'Dhaka',
      shipmentPlace: 'dhaka_inside',
    }
    saveShipping(rahima, store)
    expect(readShipping(store)).toEqual(rahima)
  })

  it.each(['{"broken', 'null', '[]', '"text"', '{"name":5,"shipmentPlace":7}'])(
    'is blank for a record such as %s',
    (text) => {
      const store = memoryStore()
      store.write('shippingData', text)
      expect(readShipping(store)).toEqual(blank)
    },
  )
})
