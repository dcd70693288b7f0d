import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addToBag, bagCount, bagLines, emptyBag, removeLine } from './bag.ts'
import { anyBag, sampleProduct } from '../test/bag-sample.ts'
import { BAG_VERSION, parseBag, serializeBag } from './stored-bag.ts'

const kettle = sampleProduct()
const brush = sampleProduct({ id: 2, name: 'Brush' })
const bag = addToBag(addToBag(emptyBag(), kettle, 2), brush)
const lines = () => JSON.parse(JSON.stringify(bag)) as Record<string, Record<string, unknown>>

test('every bag is the same after it is stored and read', () => {
  fc.assert(
    fc.property(anyBag, (any) => {
      expect(parseBag(serializeBag(any))).toEqual(any)
      expect(bagLines(parseBag(serializeBag(any)))).toEqual(bagLines(any))
    }),
  )
})

test('an older bag, a plain record without a version, is read', () => {
  expect(parseBag(JSON.stringify(lines()))).toEqual(bag)
})

test('a line of an older build without the fields that came later is read', () => {
  const text = JSON.stringify({
    Kettle: { productId: 1, name: 'Kettle', price: 1000, stock: 5, cartQuantity: 2 },
  })
  expect(parseBag(text)['Kettle']).toEqual({ ...bag['Kettle'], category: '' })
})

test('a product named version is not read as the version', () => {
  const odd = addToBag(emptyBag(), sampleProduct({ name: 'version' }))
  expect(parseBag(JSON.stringify(odd))).toEqual(odd)
})

test('of a later version the valid lines are read', () => {
  const later = { version: BAG_VERSION + 1, lines: { ...lines(), Gift: { wrapped: true } } }
  expect(parseBag(JSON.stringify(later))).toEqual(bag)
})

test('a corrupt line is dropped and the others stay', () => {
  const damages: Record<string, unknown>[] = [
    { productId: 'x' },
    { name: 5 },
    { name: ' ' },
    { price: -1 },
    { price: '9' },
    { price: 1e300 },
    { cartQuantity: 0 },
    { cartQuantity: 1.5 },
    { cartQuantity: null },
  ]
  for (const damage of damages) {
    const stored = lines()
    stored['Kettle'] = { ...stored['Kettle'], ...damage }
    expect(Object.keys(parseBag(JSON.stringify(stored)))).toEqual(['Brush'])
  }
})

test('a quantity above the stock, a stale final price and a wrong key are corrected', () => {
  const item = { ...lines()['Kettle'], cartQuantity: 99, finalPrice: 1, discountPrice: 700 }
  const stored = parseBag(JSON.stringify({ Other: item }))
  expect(stored['Kettle']).toMatchObject({ cartQuantity: 5, finalPrice: 700 })
  expect(bagCount(stored)).toBe(1)
})

test('a line keeps its generated key after the line with its name was removed', () => {
  const both = addToBag(bag, sampleProduct({ id: 3 }))
  const left = removeLine(both, 'Kettle')
  expect(Object.keys(parseBag(serializeBag(left)))).toEqual(['Brush', 'Kettle #3'])
})

test('a line that is stored twice is read once', () => {
  const item = lines()['Kettle']
  expect(Object.keys(parseBag(JSON.stringify({ Kettle: item, 'Kettle #1': item })))).toEqual([
    'Kettle',
  ])
})

test('a stored __proto__ key does not change the prototype', () => {
  const text = `{"__proto__":${JSON.stringify({ ...lines()['Kettle'], name: '__proto__' })}}`
  expect(parseBag(text)['__proto__']?.productId).toBe(1)
  expect(({} as Record<string, unknown>)['productId']).toBeUndefined()
})

test('no corrupt text throws', () => {
  for (const text of [
    null,
    '',
    '{',
    'null',
    '[]',
    '5',
    '{"version":1}',
    '{"version":1,"lines":[]}',
  ]) {
    expect(parseBag(text)).toEqual(emptyBag())
  }
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(bagCount(parseBag(text))).toBe(0)
    }),
  )
})

test('a text cut off anywhere never throws', () => {
  const text = serializeBag(bag)
  for (let end = 0; end < text.length; end += 1) {
    expect(parseBag(text.slice(0, end))).toEqual(emptyBag())
  }
})
