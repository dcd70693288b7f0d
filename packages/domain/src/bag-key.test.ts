import { expect, test } from 'vitest'
import { addToBag, bagCount, bagLines, emptyBag, refreshLine } from './bag.ts'
import { sampleProduct } from '../test/bag-sample.ts'

const kettle = sampleProduct()
const bag = addToBag(emptyBag(), kettle)

test('two products of one name have two lines', () => {
  const both = addToBag(bag, sampleProduct({ id: 2 }))
  expect(Object.keys(both)).toEqual(['Kettle', 'Kettle #2'])
  expect(addToBag(both, sampleProduct({ id: 2 }))['Kettle #2']?.cartQuantity).toBe(2)
  expect(addToBag(both, kettle)['Kettle']?.cartQuantity).toBe(2)
})

test('one product with and without an offer has two lines', () => {
  const campaign = addToBag(bag, sampleProduct({ campaign_id: 3 }))
  const order = addToBag(campaign, sampleProduct({ order_id: 9 }))
  expect(Object.keys(order)).toEqual(['Kettle', 'Kettle #1+campaign 3', 'Kettle #1+order 9'])
})

test('a product named like the generated key of another line is kept', () => {
  const two = addToBag(bag, sampleProduct({ id: 5, name: 'Kettle #2' }))
  const three = addToBag(two, sampleProduct({ id: 2 }))
  expect(bagLines(three).map(({ item }) => item.productId)).toEqual([1, 5, 2])
})

test('a product named __proto__ or constructor is an ordinary line', () => {
  const odd = ['__proto__', 'constructor', 'toString'].reduce(
    (all, name, index) => addToBag(all, sampleProduct({ id: index + 10, name })),
    bag,
  )
  expect(bagCount(odd)).toBe(4)
  expect(odd['__proto__']?.productId).toBe(10)
  expect(Object.getPrototypeOf(odd)).toBeNull()
  expect(({} as Record<string, unknown>)['productId']).toBeUndefined()
})

test('a renamed product gets a new key at the same position', () => {
  const two = addToBag(bag, sampleProduct({ id: 2, name: 'Brush' }))
  const renamed = refreshLine(two, 'Kettle', { name: 'Electric Kettle' })
  expect(Object.keys(renamed)).toEqual(['Electric Kettle', 'Brush'])
  expect(renamed['Electric Kettle']?.name).toBe('Electric Kettle')
})

test('a product that is renamed to a used name keeps its own line', () => {
  const two = addToBag(bag, sampleProduct({ id: 2, name: 'Brush' }))
  expect(Object.keys(refreshLine(two, 'Brush', { name: 'Kettle' }))).toEqual([
    'Kettle',
    'Kettle #2',
  ])
})

test('adding a renamed product increases its existing line', () => {
  const again = addToBag(bag, sampleProduct({ name: 'Electric Kettle' }))
  expect(Object.keys(again)).toEqual(['Electric Kettle'])
  expect(again['Electric Kettle']?.cartQuantity).toBe(2)
})
