import { addToBag, bagLines, emptyBag, normalizeProduct } from '@shop/domain'
import { expect, it } from 'vitest'
import { memoryStore } from '../../test/memory-store.ts'
import { addDirect, forgetDirectPurchase } from './direct-purchase.ts'

const kettle = normalizeProduct({ id: 1, name: 'Kettle', price: 100, quantity: 5 })!
const brush = normalizeProduct({ id: 2, name: 'Brush', price: 50, quantity: 5 })!

const quantities = (bag: Parameters<typeof bagLines>[0]) =>
  bagLines(bag).map(({ key, item }) => `${key} ${item.cartQuantity}`)

it('replaces the pieces of an earlier Buy Now that was not ordered', () => {
  const store = memoryStore()
  const once = addDirect(emptyBag(), kettle, 2, store)
  expect(quantities(addDirect(once, kettle, 1, store))).toEqual(['Kettle 1'])
})

it('keeps what Add to Cart put in before, and other products', () => {
  const store = memoryStore()
  const filled = addToBag(addToBag(emptyBag(), kettle, 1), brush, 1)
  const once = addDirect(filled, kettle, 1, store)
  expect(quantities(once)).toEqual(['Kettle 2', 'Brush 1'])
  expect(quantities(addDirect(once, kettle, 1, store))).toEqual(['Kettle 2', 'Brush 1'])
  expect(quantities(addDirect(once, brush, 1, store))).toEqual(['Kettle 2', 'Brush 2'])
})

it('adds again once the order was accepted', () => {
  const store = memoryStore()
  const bag = addDirect(emptyBag(), kettle, 1, store)
  forgetDirectPurchase(store)
  expect(quantities(addDirect(bag, kettle, 1, store))).toEqual(['Kettle 2'])
})
