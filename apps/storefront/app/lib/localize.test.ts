import { normalizeProduct } from '@shop/domain'
import { expect, it } from 'vitest'
import type { Api } from './api.ts'
import { localized, localizedApi, localizeCategory } from './localize.ts'

const kettle = normalizeProduct({
  id: 1,
  name: 'Kettle',
  nameBn: 'কেটলি',
  price: 100,
  description: '<p>Hot.</p>',
  descriptionBn: '<p>গরম।</p>',
})!

it('a product has the texts of one language only', () => {
  const { nameBn, descriptionBn, ...english } = kettle
  expect(localized('en', kettle)).toEqual(english)
  expect(localized('bn', kettle)).toEqual({ ...english, name: nameBn, description: descriptionBn })
})

it('a product without a text in a language has the one that there is', () => {
  const plain = normalizeProduct({ id: 2, name: 'Fan', price: 10, description: 'Air.' })!
  expect(localized('bn', plain)).toMatchObject({ name: 'Fan', description: 'Air.' })
})

it('attributes are in the language of the page, and in English where there is no Bengali', () => {
  const attributes = [
    { key: 'color', name: 'Colour', nameBn: 'রং', label: 'Black', labelBn: 'কালো' },
    { key: 'brand', name: 'Brand', nameBn: 'ব্র্যান্ড', label: 'Shur', labelBn: null },
  ]
  expect(localized('bn', { attributes }).attributes).toMatchObject([
    { key: 'color', name: 'রং', label: 'কালো' },
    { key: 'brand', name: 'ব্র্যান্ড', label: 'Shur' },
  ])
  expect(localized('en', { attributes }).attributes[0]).toMatchObject({
    name: 'Colour',
    label: 'Black',
  })
})

it('a category keeps its name for addresses, and loses the other one on English pages', () => {
  const audio = {
    id: 7,
    name: 'Audio',
    nameBn: 'অডিও',
    icon: '',
    category: '',
    subCategory: [],
    innerSubCategory: [],
  }
  expect(localizeCategory('bn', audio)).toBe(audio)
  expect(localizeCategory('en', audio)).toMatchObject({ name: 'Audio', nameBn: null })
})

it.each([
  ['confirmOrder', (api: Api) => api.confirmOrder({} as never, 'key')],
  ['track', (api: Api) => api.track('1', '01712345678')],
  ['cancelOrder', (api: Api) => api.cancelOrder(1, '01712345678')],
] as const)(
  'the order that %s answers names its products in the language of the page',
  async (call, made) => {
    const order = { orderProducts: [{ product: { name: 'Kettle', nameBn: 'কেটলি' } }] }
    const api = { [call]: () => Promise.resolve(order) } as unknown as Api
    const nameIn = async (language: 'en' | 'bn') =>
      (await made(localizedApi(language, api))).orderProducts[0]?.product.name
    expect([await nameIn('bn'), await nameIn('en')]).toEqual(['কেটলি', 'Kettle'])
  },
)
