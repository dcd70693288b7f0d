import { normalizeProduct } from '@shop/domain'
import { expect, it } from 'vitest'
import { isDescribed, productOf, shortAddress, toCard, toSummary } from './product-view.ts'

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

it('R-CARD-06: a card has what the whole product shows, with its first picture, and nothing of the details', () => {
  const product = normalizeProduct({
    id: 4,
    name: 'Kettle',
    price: 1000,
    discountPrice: 750,
    category: { name: 'Kitchen' },
    productType: 'Combo',
    image2: 'kettle-2.960w.jpg',
    image3: 'kettle-3.960w.jpg',
    quantity: 0,
    description: '<p>Boils</p>',
    campaign_id: 2,
  })!
  const card = toCard(product)
  expect(card).not.toHaveProperty('description')
  expect(card).toMatchObject({ productType: 'Combo' })
  const { name, href, price, discountPrice, images, stock, tint, campaign } = toSummary(product)
  const drawn = { name, href, price, discountPrice, stock, tint, campaign }
  expect(toSummary(card)).toMatchObject({ ...drawn, images: images.slice(0, 1) })
})
