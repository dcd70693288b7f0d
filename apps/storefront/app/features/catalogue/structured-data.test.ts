import { normalizeProduct } from '@shop/domain'
import { describe, expect, it } from 'vitest'
import type { ShopEnvironment } from '../../lib/shop-environment.ts'
import { listJsonLd, productJsonLd, shopJsonLd } from './structured-data.ts'

const env = {
  language: 'en',
  origin: 'https://shop.test',
  mediaBase: '/media',
  shop: {
    ...{ name: 'Haat', phone: '1', email: 'e', address: 'a', x: 'https://x.com/h' },
    texts: { en: {}, bn: {} },
  },
} as unknown as ShopEnvironment

const kettle = normalizeProduct({
  id: 4,
  name: 'Kettle',
  price: 100,
  discountPrice: 80,
  quantity: 0,
  image: 'k.960w.jpg',
  category: 'Kitchen & Home',
})!

describe('structured data', () => {
  it('names price, currency, stock and picture of a product, and no rating', () => {
    const text = JSON.stringify(productJsonLd(env, kettle))
    expect(text).toContain('"price":"80","priceCurrency":"BDT"')
    expect(text).toContain('https://schema.org/OutOfStock')
    expect(text).toContain('https://shop.test/media/k.960w.jpg')
    expect(text).not.toMatch(/rating|review/i)
  })

  it('encodes the name of a picture', () => {
    const text = JSON.stringify(productJsonLd(env, { ...kettle, image: 'kettle #2.jpg' }))
    expect(text).toContain('"https://shop.test/media/kettle%20%232.jpg"')
  })

  it('holds the breadcrumb of a product and of a list', () => {
    expect(JSON.stringify(productJsonLd(env, kettle))).toContain('"position":3')
    expect(JSON.stringify(listJsonLd(env, 'Kitchen & Home'))).toContain(
      'category=Kitchen%20%26%20Home',
    )
  })

  it('is empty when the origin is not set', () => {
    const withoutOrigin = { ...env, origin: '' }
    expect([
      ...productJsonLd(withoutOrigin, kettle),
      ...shopJsonLd(withoutOrigin),
      ...listJsonLd(withoutOrigin, 'a'),
    ]).toEqual([])
  })
})
