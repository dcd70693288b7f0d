import { productListAnswer } from '@shop/domain/wire'
import { describe, expect, test } from 'vitest'
import { addProduct, useShop } from '../test/test-shop.ts'
import { normalizeWords } from './normalize-words.ts'

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
    ['mini grindr', /mini.*grinder/i],
  ])('"%s" survives its typing error', async (text, name) => {
    expect((await search(text))[0]).toMatch(name)
  })

  test('a name that begins with the words comes before one that only mentions them', async () => {
    await addProduct(shop.sql, { name: 'Cover for qwertzlamp' })
    await addProduct(shop.sql, { name: 'Qwertzlamp' })
    expect((await search('qwertzlamp')).slice(0, 2)).toEqual(['Qwertzlamp', 'Cover for qwertzlamp'])
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
    expect(normalizeWords('  Café—Crème ')).toBe('cafe creme')
  })
})
