import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normalizeProduct, normalizeProducts, unwrapList } from './normalize-product.ts'

test('D-PRD-05, D-PRD-06: rating defaults to 5 and reviews to 500', () => {
  expect(normalizeProduct({ id: 1, name: 'Kettle' })).toMatchObject({ rating: 5, reviews: 500 })
  expect(normalizeProduct({ id: 1, name: 'Kettle', rating: 0, reviews: 3 })).toMatchObject({
    rating: 0,
    reviews: 3,
  })
})

test('D-PRD-11: title and _id make the same product as name and id', () => {
  const rest = { price: 100, quantity: 3, image: 'a.jpg', category: 'Kitchen' }
  expect(normalizeProduct({ _id: '7', title: 'Kettle', ...rest })).toEqual(
    normalizeProduct({ id: 7, name: 'Kettle', ...rest }),
  )
})

test('a product without pictures, name, category or price is still a product', () => {
  expect(normalizeProduct({ id: 7 })).toMatchObject({
    id: 7,
    productId: 7,
    name: '#7',
    image: null,
    category: '',
    price: 0,
    discountPrice: null,
    discount: 0,
    quantity: 0,
    stock: 0,
    productType: 'Single',
  })
})

test('what has no usable id is no product', () => {
  for (const value of [null, 1, 'x', [], {}, { id: 'abc' }, { id: 0 }, { id: 1.5 }, { id: {} }]) {
    expect(normalizeProduct(value)).toBeNull()
  }
})

test('the discount is computed from the prices, whatever the answer says', () => {
  const product = { id: 1, name: 'A', price: '1000', discountPrice: '750', discount: 99 }
  expect(normalizeProduct(product)).toMatchObject({ price: 1000, discountPrice: 750, discount: 25 })
})

test('an offer and a current price are kept when they are usable', () => {
  const offer = { id: 2, name: 'Brush', deletedAt: null }
  const product = { id: 1, CheckoutDiscountProduct: offer, currentPrice: 90, campaign_id: '4' }
  expect(normalizeProduct(product)).toMatchObject({
    CheckoutDiscountProduct: offer,
    currentPrice: 90,
    campaign_id: 4,
  })
  expect(normalizeProduct({ id: 1, CheckoutDiscountProduct: {}, currentPrice: 'x' })).toMatchObject(
    { CheckoutDiscountProduct: null, currentPrice: null },
  )
})

test('C-PRD-08: a category answer is read as an array or as an object with data', () => {
  const list = [{ id: 1, name: 'Kettle' }]
  expect(normalizeProducts({ statusCode: 200, data: list })).toEqual(normalizeProducts(list))
  expect(normalizeProducts(list)).toHaveLength(1)
})

test('C-PJSON-01: the static file is read as an array or as an object with products', () => {
  const list = [{ _id: 1, title: 'Kettle' }]
  expect(normalizeProducts({ products: list })).toEqual(normalizeProducts(list))
  expect(unwrapList({ data: { products: list } })).toBe(list)
})

test('an answer that holds no list is an empty list', () => {
  for (const answer of [null, undefined, '<html>', 5, {}, { data: null }, { data: {} }]) {
    expect(unwrapList(answer)).toEqual([])
  }
})

test('entries that are no product are left out of a list', () => {
  expect(normalizeProducts([null, { id: 1, name: 'A' }, 'x', {}]).map(({ id }) => id)).toEqual([1])
})

const field = fc.oneof(fc.anything(), fc.integer(), fc.string(), fc.double())
const keys = ['id', '_id', 'name', 'price', 'discountPrice', 'quantity', 'category', 'image']
const almostProduct = fc.dictionary(fc.constantFrom(...keys, 'CheckoutDiscountProduct'), field)

test('no answer, however damaged, throws, and every product has a usable price and stock', () => {
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.array(almostProduct)), (answer) => {
      for (const product of normalizeProducts(answer)) {
        expect(Number.isFinite(product.price) && product.price >= 0).toBe(true)
        expect(Number.isInteger(product.stock) && product.stock >= 0).toBe(true)
        expect(product.name).not.toBe('')
      }
    }),
  )
})

test('a normalised product is its own normal form', () => {
  fc.assert(
    fc.property(almostProduct, (value) => {
      const product = normalizeProduct(value)
      expect(normalizeProduct(product)).toEqual(product)
    }),
  )
})
