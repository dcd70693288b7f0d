import { productQuery } from '@shop/domain/wire'
import { describe, expect, test } from 'vitest'
import { prepareDatabase } from '../prepare-database.ts'
import { createLogger } from '../logger.ts'
import { listProducts } from '../products/product-list.ts'
import { addProduct, useShop } from '../../test/test-shop.ts'
import { LiveIndex } from './live-index.ts'

const shop = useShop()
const read = async (index: LiveIndex, query: Record<string, string>) =>
  await listProducts({ db: shop.db, index }, productQuery.parse({ limit: '200', ...query }))
const totalOf = async (index: LiveIndex, query: Record<string, string>) =>
  (await read(index, query)).total
const countOf = async (index: LiveIndex, key: string, value: string) => {
  const { facets } = await read(index, { facets: 'true' })
  return facets?.find((facet) => facet.key === key)?.values.find((one) => one.value === value)
}

describe('the index of a process', () => {
  test('sees what another process changes: stock, price, names and new products', async () => {
    const index = new LiveIndex(shop.db)
    const id = await addProduct(shop.sql, { name: 'Vurp lantern', price: 100, quantity: 1 })
    expect(await totalOf(index, { search: 'vurp', inStock: 'true', maxPrice: '100' })).toBe(1)
    await shop.sql`update products set quantity = quantity - 1 where id = ${id}`
    expect(await totalOf(index, { search: 'vurp', inStock: 'true', maxPrice: '100' })).toBe(0)
    await shop.sql`update products set quantity = 3, price = 10100 where id = ${id}`
    expect(await totalOf(index, { search: 'vurp', inStock: 'true', maxPrice: '100' })).toBe(0)
    expect(await totalOf(index, { search: 'vurp', inStock: 'true', maxPrice: '101' })).toBe(1)
    await shop.sql`update products set search_name = ' zolk', search_text = ' zolk' where id = ${id}`
    expect(await totalOf(index, { search: 'vurp' })).toBe(0)
    expect(await totalOf(index, { search: 'zolk' })).toBe(1)
    await shop.sql`update products set attributes = array['brand=Zolk'] where id = ${id}`
    await shop.sql`insert into attribute_labels values ('brand=Zolk', 'জোল্ক')`
    expect(await countOf(index, 'brand', 'Zolk')).toMatchObject({ count: 1, labelBn: 'জোল্ক' })
    await shop.sql`update categories set name = 'Zolks' where id = 1`
    expect(await totalOf(index, { search: 'zolk', category: 'zolks' })).toBe(1)
    await shop.sql`delete from products where id = ${id}`
    expect(await totalOf(index, { search: 'zolk' })).toBe(0)
    expect(await countOf(index, 'brand', 'Zolk')).toBeUndefined()
  })

  test('sees a transaction that began before others and ends after them', async () => {
    const index = new LiveIndex(shop.db)
    const first = await addProduct(shop.sql, { name: 'Early', price: 77 })
    const second = await addProduct(shop.sql, { name: 'Late', price: 77 })
    const query = { minPrice: '771', maxPrice: '772' }
    expect(await totalOf(index, query)).toBe(0)
    const early = await shop.sql.reserve()
    await early`begin`
    await early`update products set price = 77100 where id = ${first}`
    await shop.sql`update products set price = 77200 where id = ${second}`
    expect(await totalOf(index, query)).toBe(1)
    await early`commit`
    early.release()
    expect(await totalOf(index, query)).toBe(2)
  })

  test('a call never joins a read that began before it', async () => {
    const index = new LiveIndex(shop.db)
    const id = await addProduct(shop.sql, { name: 'Joined', price: 88 })
    await index.current()
    for (const price of [8801, 8802, 8803]) {
      const running = Promise.all([index.current(), index.current()])
      await shop.sql`update products set price = ${price} where id = ${id}`
      const current = await index.current()
      expect(current.finalPrices[current.slotOf(id) ?? -1]).toBe(price)
      await running
    }
  })

  test('is made anew when most of it is of changed products, and lists stay the same', async () => {
    const index = new LiveIndex(shop.db)
    const before = await index.current()
    const all = await read(index, { facets: 'true' })
    for (let n = 0; n < 12; n += 1) {
      await shop.sql`update products set product_type =
        case product_type when 'Combo' then 'Single' else 'Combo' end`
      expect((await read(index, {})).total).toBe(all.total)
    }
    expect(before.slotCount).toBeGreaterThan(1000)
    await expect
      .poll(async () => (await index.current()).slotCount, { timeout: 20_000 })
      .toBeLessThan(before.slotCount)
    expect(await read(index, { facets: 'true' })).toEqual(all)
  })

  test('fails with the database and works again with it', async () => {
    const index = new LiveIndex(shop.db)
    await shop.sql`alter table products rename to products_away`
    await expect(index.current()).rejects.toThrow()
    await shop.sql`alter table products_away rename to products`
    expect(await totalOf(index, { ids: '1' })).toBe(1)
  })

  test('an order of some pieces notes no change, so that it costs nothing', async () => {
    const id = await addProduct(shop.sql, { quantity: 9 })
    await shop.sql`truncate product_changes`
    await shop.sql`update products set quantity = quantity - 2 where id = ${id}`
    expect(await shop.sql`select * from product_changes`).toEqual([])
    await shop.sql`update products set quantity = quantity - 7 where id = ${id}`
    expect(await shop.sql`select product_id from product_changes`).toEqual([{ product_id: id }])
  })

  test('changes that were copied from another server are forgotten at the start', async () => {
    await shop.sql`insert into product_changes values (-5, '9999999999'), (-6, '3')`
    await prepareDatabase(shop, createLogger({ logLevel: 'silent' }), shop.settings)
    expect(await shop.sql`select product_id from product_changes where product_id < 0`).toEqual([
      { product_id: -6 },
    ])
  })
})
