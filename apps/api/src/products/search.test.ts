import { productListAnswer } from '@shop/domain/wire'
import { describe, expect, test } from 'vitest'
import { addProduct, useShop } from '../../test/test-shop.ts'
import { normalizeWords } from '../search/normalize-words.ts'

const shop = useShop()
const search = async (text: string) => {
  const reply = await shop.get(`/products/search/${encodeURIComponent(text)}`)
  expect(reply.status).toBe(200)
  return productListAnswer.parse(reply.body).data.map((product) => product.name)
}

describe('search', () => {
  test.each([
    'kettle',
    'KETTLE',
    'ketle',
    'kettel',
    'ketli',
    'কেটলি',
    'electric ketle',
    'ketli electric',
  ])('C-PRD-09: "%s" finds an electric kettle first', async (text) => {
    const [first = ''] = await search(text)
    expect(first).toMatch(/kettle|কেটলি/i)
  })

  test.each([
    ['rice coker', /rice cooker/i],
    ['blander', /blender/i],
    ['brush', /brush/i],
    ['mini grindr', /mini.*grinder|মিনি গ্রাইন্ডার/i],
  ])('"%s" survives its typing error', async (text, name) => {
    expect((await search(text))[0]).toMatch(name)
  })

  test('a name that begins with the words comes before one that only mentions them', async () => {
    await addProduct(shop.sql, { name: 'Cover for qwertzlamp' })
    await addProduct(shop.sql, { name: 'Qwertzlamp' })
    expect((await search('qwertzlamp')).slice(0, 2)).toEqual(['Qwertzlamp', 'Cover for qwertzlamp'])
  })

  test.each([
    ['pakha', /fan|ফ্যান/i],
    ['পাখা', /fan|ফ্যান/i],
    ['panir botol', /bottle|flask/i],
    ['chaku', /knife/i],
    ['ricecooker', /rice cooker/i],
    ['key board', /keyboard/i],
    ['rice cooker price in bangladesh', /rice cooker/i],
  ])('"%s" finds what a shopper means by it', async (text, name) => {
    expect((await search(text))[0]).toMatch(name)
  })

  test('equal matches are ranked by stock, then by discount', async () => {
    const names = ['Zyxphone one', 'Zyxphone two', 'Zyxphone three']
    await addProduct(shop.sql, { name: names[0], price: 900, discountPrice: 300, quantity: 0 })
    await addProduct(shop.sql, { name: names[1], price: 900 })
    await addProduct(shop.sql, { name: names[2], price: 900, discountPrice: 700 })
    expect(await search('zyxphone')).toEqual([names[2], names[1], names[0]])
    const list = await shop.get('/products?search=zyxphone&limit=2')
    const { data, nextCursor } = productListAnswer.parse(list.body)
    expect(data.map(({ name }) => name)).toEqual([names[2], names[1]])
    const rest = await shop.get(`/products?search=zyxphone&limit=2&cursor=${nextCursor}`)
    expect(productListAnswer.parse(rest.body).data.map(({ name }) => name)).toEqual([names[0]])
  })

  test('the words of names that matched are returned, and the text without typing errors', async () => {
    const { body } = await shop.get(`/products/search/${encodeURIComponent('electrik ketle')}`)
    const { marks, corrected } = productListAnswer.parse(body)
    expect(marks).toEqual(expect.arrayContaining(['electric', 'kettle', 'ইলেকট্রিক', 'কেটলি']))
    expect(corrected).toBe('electric kettle')
    const right = await shop.get('/products?search=kettle&limit=5')
    expect(productListAnswer.parse(right.body)).toMatchObject({
      marks: expect.arrayContaining(['kettle']),
      corrected: null,
    })
    expect(
      productListAnswer.parse((await shop.get('/products?limit=5')).body).marks,
    ).toBeUndefined()
  })

  test.each([
    '%',
    '_',
    "'; drop table products; --",
    '\\',
    '<script>',
    'x'.repeat(400),
    '%00',
    '()|&!',
  ])('the text %s finds nothing and breaks nothing', async (text) => {
    expect(Array.isArray(await search(text))).toBe(true)
  })

  test('white space alone finds nothing', async () => {
    expect(await search('   ')).toEqual([])
  })

  test('Bengali words are compared as they sound', () => {
    expect(normalizeWords('ইলেকট্রিক কেটলি ১.৮ লিটার')).toBe('ilektrik ketli 1 8 litar')
    expect(normalizeWords('চার্যার র‍্যাম ফ্যান')).toBe('charjar ram fan')
    expect(normalizeWords('  Café—Crème ')).toBe('cafe creme')
  })
})
