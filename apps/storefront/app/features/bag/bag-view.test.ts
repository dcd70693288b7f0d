import { addToBag, emptyBag, normalizeProduct } from '@shop/domain'
import { describe, expect, it } from 'vitest'
import { withQuantity } from './bag-view.ts'

const bag = addToBag(
  emptyBag(),
  normalizeProduct({ id: 1, name: 'Kettle', price: 100, quantity: 5 })!,
  2,
)

describe('bringing a line to a quantity', () => {
  it('goes up and down to the number asked for', () => {
    expect(withQuantity('Kettle', 4)(bag)['Kettle']?.cartQuantity).toBe(4)
    expect(withQuantity('Kettle', 1)(bag)['Kettle']?.cartQuantity).toBe(1)
  })

  it('V-CART-01: stops at the stock', () => {
    expect(withQuantity('Kettle', 50)(bag)['Kettle']?.cartQuantity).toBe(5)
  })

  it('leaves the line alone for a number below 1 and for a line that is gone', () => {
    expect(withQuantity('Kettle', 0)(bag)).toBe(bag)
    expect(withQuantity('Lamp', 3)(bag)).toBe(bag)
  })
})
