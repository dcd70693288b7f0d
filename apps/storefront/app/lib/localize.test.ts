import { normalizeProduct } from '@shop/domain'
import { expect, it } from 'vitest'
import type { Api } from './api.ts'
import { localizedApi, localizeCategory, localizeProduct } from './localize.ts'

const kettle = normalizeProduct({
  id: 1,
  name: 'Kettle',
  nameBn: 'কেটলি',
  price: 100,
  description: '<p>Hot.</p>',
  descriptionBn: '<p>গরম।</p>',
})!

it('a product has the texts of one language only', () => {
  const english = { name: 'Kettle', nameBn: null, description: '<p>Hot.</p>', descriptionBn: null }
  const bengali = { name: 'কেটলি', nameBn: null, description: '<p>গরম।</p>', descriptionBn: null }
  expect(localizeProduct('en', kettle)).toMatchObject(english)
  expect(localizeProduct('bn', kettle)).toMatchObject(bengali)
})

it('a product without a text in a language has the one that there is', () => {
  const plain = normalizeProduct({ id: 2, name: 'Fan', price: 10, description: 'Air.' })!
  expect(localizeProduct('bn', plain)).toMatchObject({ name: 'Fan', description: 'Air.' })
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
