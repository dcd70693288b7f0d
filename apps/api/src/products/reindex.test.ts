import { describe, expect, test } from 'vitest'
import { prepareDatabase } from '../prepare-database.ts'
import { importCatalogue } from '../catalogue-import/import-catalogue.ts'
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
    await prepareDatabase(shop, log, shop.settings)
    expect(await firstOf('rais kukar')).toBe(1)
  })

  test('is completed by the next start when one was interrupted', async () => {
    await shop.sql`
      insert into products (id, name, price, category_id)
      select 100000 + n, 'Copy ' || n, 100, 1 from generate_series(1, 600) n`
    await shop.sql`update products set search_text = '', search_name = ''`
    await shop.sql`truncate search_words`
    await shop.sql`alter table products add constraint stop check (id < 100600 or search_text = '') not valid`
    await expect(prepareDatabase(shop, log, shop.settings)).rejects.toThrow()
    await shop.sql`alter table products drop constraint stop`
    await prepareDatabase(shop, log, shop.settings)
    const rest = await shop.sql`select id from products where search_text = ''`
    expect(rest).toEqual([])
    expect(await firstOf('copy 600')).toBe(100_600)
    await shop.sql`delete from products where id > 100000`
  })

  test('is completed by an import, which adds words', async () => {
    await shop.sql`update products set search_text = '', search_name = ''`
    await shop.sql`truncate search_words`
    const file = Buffer.from('[{"name":"Clay Pot","category":"Pottery","price":100}]')
    await importCatalogue(shop.db, file, { format: 'json' })
    await prepareDatabase(shop, log, shop.settings)
    expect(await shop.sql`select id from products where search_text = ''`).toEqual([])
  })

  test('is left as it is by every other start', async () => {
    await shop.sql`update products set search_text = ' zzz' where id = 1`
    await prepareDatabase(shop, log, shop.settings)
    const [row] = await shop.sql`select search_text from products where id = 1`
    expect(row).toEqual({ search_text: ' zzz' })
  })
})
