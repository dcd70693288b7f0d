import { productListAnswer } from '@shop/domain/wire'
import { describe, expect, test } from 'vitest'
import { readEveryday, readNotSold, readQueries } from '../../bench/search/read-queries.ts'
import { useShop } from '../../test/test-shop.ts'

const notSold = await readNotSold()
const shop = useShop()
const search = async (text: string) => {
  const { body } = await shop.get(`/products/search/${encodeURIComponent(text)}`)
  const { data, guess } = productListAnswer.parse(body)
  return { ids: data.map(({ id }) => id), guess }
}
/** The texts that find none of their products among the first ones. */
const missesOf = async (
  queries: readonly { text: string; wanted: readonly number[] }[],
  first: number,
) => {
  const misses: string[] = []
  for (const { text, wanted } of queries) {
    const { ids } = await search(text)
    if (!ids.slice(0, first).some((id) => wanted.includes(id))) misses.push(text)
  }
  return misses
}

describe('the queries that search is measured by', () => {
  test('right, wrong and romanised words find a wanted product among the first three', async () => {
    expect((await missesOf(await readQueries(), 3)).length).toBeLessThanOrEqual(4)
  })

  test('everyday words find a wanted product among the first ten', async () => {
    expect((await missesOf(await readEveryday(), 10)).length).toBeLessThanOrEqual(2)
  })

  test.each(notSold)('"%s", which is not sold, finds at most three guesses', async (text) => {
    const { ids, guess } = await search(text)
    expect(ids.length).toBeLessThanOrEqual(3)
    // One product names shoes, and says so rightly.
    if (text !== 'জুতা') expect(guess).toBe(ids.length > 0)
  })

  test('what is sold is no guess', async () => {
    expect(await search('rice cooker')).toMatchObject({ guess: false })
  })
})
