import { addToBag, bagLines, emptyBag, normalizeProduct } from '@shop/domain'
import { expect, it } from 'vitest'
import { memoryStore } from '../../test/memory-store.ts'
import { addBuyNow, forgetBuyNow } from './buy-now.ts'

const kettle = normalizeProduct({ id: 1, name: 'Kettle', price: 100, quantity: 5 })!
const brush = normalizeProduct({ id: 2, name: 'Brush', price: 50, quantity: 5 })!

const quantities = (bag: Parameters<typeof bagLines>[0]) =>
  bagLines(bag).map(({ key, item }) => `${key} ${item.cartQuantity}`)

it('replaces the pieces of an earlier Buy Now that was not ordered', () => {
  const store = memoryStore()
  const once = addBuyNow(emptyBag(), kettle, 2, store)
  expect(quantities(addBuyNow(once, kettle, 1, store))).toEqual(['Kettle 1'])
})

it('keeps what Add to Cart put in before, and other products', () => {
  const store = memoryStore()
  const filled = addToBag(addToBag(emptyBag(), kettle, 1), brush, 1)
  const once = addBuyNow(filled, kettle, 1, store)
  expect(quantities(once)).toEqual(['Kettle 2', 'Brush 1'])
  expect(quantities(addBuyNow(once, kettle, 1, store))).toEqual(['Kettle 2', 'Brush 1'])
  expect(quantities(addBuyNow(once, brush, 1, store))).toEqual(['Kettle 2', 'Brush 2'])
})

it('adds again once the order was accepted', () => {
  const store = memoryStore()
  const bag = addBuyNow(emptyBag(), kettle, 1, store)
  forgetBuyNow(store)
  expect(quantities(addBuyNow(bag, kettle, 1, store))).toEqual(['Kettle 2'])
})
