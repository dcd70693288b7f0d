import { normalizeProduct } from '@shop/domain'
import { describe, expect, it } from 'vitest'
import type { ShopEnvironment } from '../../lib/shop.ts'
import { listData, productData, shopData } from './structured-data.ts'

const env = {
  origin: 'https://shop.test',
  mediaBase: '/media',
  shop: { name: 'Haat', phone: '1', email: 'e', address: 'a', social: { x: 'https://x.com/h' } },
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

describe('what search engines read', () => {
  it('names price, currency, stock and picture of a product, and no rating that nobody gave', () => {
    const text = JSON.stringify(productData(env, kettle))
    expect(text).toContain('"price":"80","priceCurrency":"BDT"')
    expect(text).toContain('https://schema.org/OutOfStock')
    expect(text).toContain('https://shop.test/media/k.960w.jpg')
    expect(text).not.toMatch(/rating|review/i)
  })

  it('leads along the breadcrumb of a product and of a list', () => {
    expect(JSON.stringify(productData(env, kettle))).toContain('"position":3')
    expect(JSON.stringify(listData(env, 'Kitchen & Home'))).toContain(
      'category=Kitchen%20%26%20Home',
    )
  })

  it('is nothing where the shop does not know its own address', () => {
    const nowhere = { ...env, origin: '' }
    expect([
      ...productData(nowhere, kettle),
      ...shopData(nowhere),
      ...listData(nowhere, 'a'),
    ]).toEqual([])
  })
})
