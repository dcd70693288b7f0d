import { expect, test } from 'vitest'
import { categoryName, comboPrice, productImage, productImages } from './product.ts'
import { stockCount } from './stock-count.ts'

test('R-CARD-06: the picture is the first present of the four', () => {
  expect(productImage({ image: 'a.jpg', image2: 'b.jpg' })).toBe('a.jpg')
  expect(productImage({ image: null, image2: ' ', image3: 'c.jpg', image4: 'd.jpg' })).toBe('c.jpg')
  expect(productImage({ image: '', image4: 'd.jpg' })).toBe('d.jpg')
  expect(productImage({})).toBeNull()
})

test('a product shows its present pictures in order, up to four', () => {
  const product = { image: 'a.jpg', image2: null, image3: 'c.jpg', image4: 'd.jpg' }
  expect(productImages(product)).toEqual(['a.jpg', 'c.jpg', 'd.jpg'])
})

test('D-PRD-03: a category as a string and as an object has the same name', () => {
  expect(categoryName({ category: 'Kitchen' })).toBe('Kitchen')
  expect(categoryName({ category: { name: 'Kitchen' } })).toBe('Kitchen')
  expect(categoryName({ category: null })).toBe('')
  expect(categoryName({})).toBe('')
})

test('a stock that is missing, negative or no number is 0', () => {
  for (const quantity of [null, undefined, -3, 0, Number.NaN, Number.POSITIVE_INFINITY]) {
    expect(stockCount({ quantity })).toBe(0)
  }
  expect(stockCount({ quantity: 2.9 })).toBe(2)
})

test('the quantity is the stock; the stock field is used only without it', () => {
  expect(stockCount({ quantity: 0, stock: 9 })).toBe(0)
  expect(stockCount({ quantity: null, stock: 9 })).toBe(9)
})

test('R-COMBO-06, B-COMBO-01: a combo shows its current price, which defaults to the discount price, then the price', () => {
  expect(comboPrice({ price: 900, discountPrice: 800, currentPrice: 700 })).toBe(700)
  expect(comboPrice({ price: 900, discountPrice: 800, currentPrice: null })).toBe(800)
  expect(comboPrice({ price: 900, discountPrice: null })).toBe(900)
})
