import { normalizeProduct } from '@shop/domain'
import { expect, it } from 'vitest'
import { isDescribed, productOf, shortAddress, toSummary } from './product-view.ts'

it('a description of empty markup is none', () => {
  for (const description of ['', '  ', '<p></p>', '<p>&nbsp;</p><br>']) {
    expect(isDescribed({ description }), description).toBe(false)
  }
  for (const description of ['Boils water.', '<p>পানি</p>', '<p><img src="a.jpg"></p>']) {
    expect(isDescribed({ description }), description).toBe(true)
  }
})

it('gives the same summary for the same product, and the product of a summary', () => {
  const kettle = normalizeProduct({ id: 1, name: 'Kettle', price: 100, quantity: 5 })!
  expect(toSummary(kettle)).toBe(toSummary(kettle))
  expect(productOf(toSummary(kettle))).toBe(kettle)
  expect(() => productOf({ ...toSummary(kettle) })).toThrow('toSummary')
})

it('the address that is shared has the language of the page', () => {
  const origin = 'https://shop.test'
  expect(shortAddress({ origin, language: 'en' }, 4)).toBe('https://shop.test/product-details/4')
  expect(shortAddress({ origin, language: 'bn' }, 4)).toBe('https://shop.test/bn/product-details/4')
})
