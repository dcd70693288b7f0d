import { productQuery } from '@shop/domain/wire'
import { describe, expect, inject, test } from 'vitest'
import { createDb } from '../db/session.ts'
import { connectTo } from '../test/global-setup.ts'
import { useShop } from '../test/test-shop.ts'
import { listProducts } from './list.queries.ts'

const shop = useShop()

describe('a list in a large shop', () => {
  test.each([
    [{}, 'products_live'],
    [{ sort: 'newest' }, 'products_live'],
    [{ sort: 'price_asc' }, 'products_final_price'],
    [{ sort: 'price_desc' }, 'products_final_price'],
    [{ sort: 'discount' }, 'products_reduction'],
    [{ category: 'Audio' }, 'products_category'],
    [{ category: 'Audio', sort: 'price_asc' }, 'products_category_price'],
    [{ category: 'Audio', sort: 'price_desc' }, 'products_category_price'],
    [{ category: 'Audio', sort: 'discount' }, 'products_category_reduction'],
  ])('%j is read in the order of %s, and sorts nothing', async (asked, index) => {
    const { database } = shop.sql.options
    const one = connectTo(inject('server'), database, { poolSize: 1, statementTimeout: 20_000 })
    const scans = async () => {
      await one`select pg_stat_force_next_flush()`
      const [found] = await one<{ n: number }[]>`
        select idx_scan as n from pg_stat_user_indexes where indexrelname = ${index}`
      return found?.n ?? NaN
    }
    // A demo shop is so small that sorting would be quicker.
    await one`set enable_sort = off`
    await one`set enable_seqscan = off`
    await one`set enable_bitmapscan = off`
    const before = await scans()
    await listProducts(createDb(one), productQuery.parse({ ...asked, limit: '24' }), async () => 0)
    expect(await scans()).toBeGreaterThan(before)
    await one.end()
  })
})
