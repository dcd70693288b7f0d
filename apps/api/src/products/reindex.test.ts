import { describe, expect, test } from 'vitest'
import { prepareDatabase } from '../prepare-database.ts'
import { createLogger } from '../logger.ts'
import { useShop } from '../../test/test-shop.ts'

const shop = useShop()
const log = createLogger({ logLevel: 'silent' })
const firstOf = async (text: string) =>
  (
    (await shop.get(`/products/search/${encodeURIComponent(text)}`)).body.data as { id: number }[]
  )[0]?.id

describe('the search index of a shop that is already filled', () => {
  test('is written again at the start after a migration emptied the words', async () => {
    await shop.sql`update products set search_text = '', search_name = ''`
    await shop.sql`truncate search_words`
    expect(await firstOf('rice cooker')).toBeUndefined()
    await prepareDatabase(shop, log)
    expect(await firstOf('rais kukar')).toBe(1)
  })

  test('is left as it is by every other start', async () => {
    await shop.sql`update products set search_text = ' zzz' where id = 1`
    await prepareDatabase(shop, log)
    const [row] = await shop.sql`select search_text from products where id = 1`
    expect(row).toEqual({ search_text: ' zzz' })
  })
})
