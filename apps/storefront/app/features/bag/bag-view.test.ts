import { addToBag, emptyBag, normalizeProduct } from '@shop/domain'
import { describe, expect, it } from 'vitest'
import { setLineQuantity } from './bag-view.ts'

const bag = addToBag(
  emptyBag(),
  normalizeProduct({ id: 1, name: 'Kettle', price: 100, quantity: 5 })!,
  2,
)

describe('setting the quantity of a line', () => {
  it('raises and lowers it', () => {
    expect(setLineQuantity('Kettle', 4)(bag)['Kettle']?.cartQuantity).toBe(4)
    expect(setLineQuantity('Kettle', 1)(bag)['Kettle']?.cartQuantity).toBe(1)
  })

  it('V-CART-01: stops at the stock', () => {
    expect(setLineQuantity('Kettle', 50)(bag)['Kettle']?.cartQuantity).toBe(5)
  })

  it('changes nothing for a number below 1 or a line that is not in the bag', () => {
    expect(setLineQuantity('Kettle', 0)(bag)).toBe(bag)
    expect(setLineQuantity('Lamp', 3)(bag)).toBe(bag)
  })
})
