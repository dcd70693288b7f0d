import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addToBag, bagCount, bagLines, bagPieces, bagSubtotal } from './bag.ts'
import { decreaseLine, emptyBag, isBagFullFor, MAX_LINES } from './bag.ts'
import { increaseLine, refreshLine, removeLine, setQuantity, subtractFromLine } from './bag.ts'
import { sampleProduct } from '../test/bag-sample.ts'

const kettle = sampleProduct()
const bag = addToBag(emptyBag(), kettle, 2)

test('S-CART-01, D-CART-01: adding a new product creates a line with its name as key', () => {
  const added = addToBag(emptyBag(), kettle)
  expect(Object.keys(added)).toEqual(['Kettle'])
  expect(added['Kettle']?.cartQuantity).toBe(1)
})

test('D-CART-03: a line has every field of a cart item', () => {
  const product = sampleProduct({ discountPrice: 800, image2: 'b.jpg', order_id: 9 })
  expect(addToBag(emptyBag(), product, 2)['Kettle']).toEqual({
    productId: 1,
    name: 'Kettle',
    price: 1000,
    discountPrice: 800,
    finalPrice: 800,
    image: 'b.jpg',
    stock: 5,
    quantity: 5,
    order_id: 9,
    campaign_id: null,
    category: 'Kitchen',
    cartQuantity: 2,
  })
})

test('D-CART-04: the final price is the discount price when present, else the price', () => {
  expect(bag['Kettle']?.finalPrice).toBe(1000)
  const discounted = addToBag(emptyBag(), sampleProduct({ discountPrice: 750 }))
  expect(discounted['Kettle']?.finalPrice).toBe(750)
})

test('S-CART-02: adding a product again increases its line by 1, or by the chosen quantity', () => {
  expect(addToBag(bag, kettle)['Kettle']?.cartQuantity).toBe(3)
  expect(addToBag(bag, kettle, 3)['Kettle']?.cartQuantity).toBe(5)
  expect(bagCount(addToBag(bag, kettle))).toBe(1)
})

test('a quantity is limited by the stock, and a product without stock is not added', () => {
  expect(addToBag(bag, kettle, 99)['Kettle']?.cartQuantity).toBe(5)
  expect(addToBag(bag, sampleProduct({ id: 2, name: 'Brush', quantity: 0 }))).toBe(bag)
})

test('a campaign product cannot be added twice', () => {
  const offer = sampleProduct({ campaign_id: 3 })
  const one = addToBag(emptyBag(), offer, 4)
  expect(one['Kettle']?.cartQuantity).toBe(1)
  expect(addToBag(one, offer)).toBe(one)
})

test('an invalid quantity adds nothing', () => {
  for (const n of [0, -1, 0.5, Number.NaN]) expect(addToBag(bag, kettle, n)).toBe(bag)
})

test('S-CART-03: decrease reduces the line by 1', () => {
  expect(decreaseLine(bag, 'Kettle')['Kettle']?.cartQuantity).toBe(1)
})

test('S-CART-04: a decrease to 0 removes the line', () => {
  expect(decreaseLine(decreaseLine(bag, 'Kettle'), 'Kettle')).toEqual(emptyBag())
})

test('S-CART-06, V-CART-01: increase adds 1, up to the stock', () => {
  expect(increaseLine(bag, 'Kettle')['Kettle']?.cartQuantity).toBe(3)
  const full = addToBag(bag, kettle, 5)
  expect(increaseLine(full, 'Kettle')).toBe(full)
})

test('V-CART-01: a quantity is set at once, from 1 to the stock', () => {
  const set = (quantity: number) => setQuantity(bag, 'Kettle', quantity)
  expect(set(4)['Kettle']?.cartQuantity).toBe(4)
  expect(set(1)['Kettle']?.cartQuantity).toBe(1)
  expect(set(50)['Kettle']?.cartQuantity).toBe(5)
  for (const same of [2, 2.5, 0, -1, 0.5, Number.NaN]) expect(set(same)).toBe(bag)
})

test('S-CART-07, V-CART-02: increase does nothing for a campaign line', () => {
  const offer = addToBag(emptyBag(), sampleProduct({ campaign_id: 3 }))
  expect(increaseLine(offer, 'Kettle')).toBe(offer)
  expect(setQuantity(offer, 'Kettle', 4)).toBe(offer)
})

test('S-CART-08: remove deletes only its line', () => {
  const two = addToBag(bag, sampleProduct({ id: 2, name: 'Brush' }))
  expect(Object.keys(removeLine(two, 'Kettle'))).toEqual(['Brush'])
})

test('S-CART-09: the empty bag has no lines and a subtotal of 0', () => {
  expect(bagLines(emptyBag())).toEqual([])
  expect(bagSubtotal(emptyBag())).toBe(0)
  expect(emptyBag()).toBe(emptyBag())
})

test('a directly ordered quantity is subtracted from its line', () => {
  expect(subtractFromLine(addToBag(bag, kettle, 3), 1, 3)['Kettle']?.cartQuantity).toBe(2)
  expect(subtractFromLine(bag, 1, 9)).toEqual(emptyBag())
  expect(subtractFromLine(bag, 7, 1)).toBe(bag)
})

test('an order with an offer does not change the line of the same product without one', () => {
  const both = addToBag(bag, sampleProduct({ campaign_id: 3 }))
  const after = subtractFromLine(both, 1, 1, { campaign_id: 3, order_id: null })
  expect(after).toEqual(bag)
})

test('R-CART-12: the subtotal uses the discount price of a line when present, else the price', () => {
  const brush = sampleProduct({ id: 2, name: 'Brush', price: 300, discountPrice: 249.5 })
  expect(bagSubtotal(addToBag(bag, brush, 2))).toBe(2499)
})

test('a quote updates the prices of a line and reduces its quantity to the stock', () => {
  const line = refreshLine(bag, 'Kettle', { price: 900, discountPrice: 800, stock: 1 })['Kettle']
  expect(line).toMatchObject({ finalPrice: 800, stock: 1, quantity: 1, cartQuantity: 1 })
})

test('a sold-out line stays in the bag until it is removed', () => {
  const soldOut = refreshLine(bag, 'Kettle', { stock: 0 })
  expect(soldOut['Kettle']).toMatchObject({ stock: 0, cartQuantity: 1 })
  expect(increaseLine(soldOut, 'Kettle')).toBe(soldOut)
})

test('a quote without valid values changes nothing', () => {
  const nothing = { name: ' ', price: Number.NaN, stock: undefined }
  expect(refreshLine(bag, 'Kettle', nothing)).toBe(bag)
  expect(refreshLine(bag, 'Kettle', { price: 1000, discountPrice: null, stock: 5 })).toBe(bag)
})

test('an unknown key changes nothing, whatever it is called', () => {
  for (const key of ['Brush', '__proto__', 'constructor', 'toString']) {
    expect(increaseLine(bag, key)).toBe(bag)
    expect(setQuantity(bag, key, 3)).toBe(bag)
    expect(decreaseLine(bag, key)).toBe(bag)
    expect(removeLine(bag, key)).toBe(bag)
    expect(refreshLine(bag, key, { price: 1 })).toBe(bag)
  }
})

test('the lines of a bag are the same array until the bag changes', () => {
  expect(bagLines(bag)).toBe(bagLines(bag))
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3 }), (n) => {
      expect(bagLines(addToBag(bag, kettle, n))).not.toBe(bagLines(bag))
    }),
  )
})

test('a bag takes at most as many lines as an order, and more pieces of those that it has', () => {
  const product = (id: number) => sampleProduct({ id, name: `P${id}` })
  const full = Array.from({ length: MAX_LINES }, (_, index) => product(index + 1)).reduce(
    (bag, one) => addToBag(bag, one),
    emptyBag(),
  )
  const further = { ...product(101), order_id: null, campaign_id: null }
  expect(isBagFullFor(full, further)).toBe(true)
  expect(addToBag(full, product(101))).toBe(full)
  expect(bagPieces(addToBag(full, product(5)))).toBe(MAX_LINES + 1)
})
