import { expect, test } from 'vitest'
import { useShop } from '../../test/test-shop.ts'
import { readState } from './state.queries.ts'

const shop = useShop()

test('the state of the database changes with each write, and with the start and the end of a campaign', async () => {
  // Other tests write to databases of the same server at times, so that it is read until they do not.
  await expect
    .poll(async () => {
      const before = await readState(shop.db)
      await shop.get('/products?limit=2')
      await shop.sql`delete from products where id = 0`
      return (await readState(shop.db)) === before
    })
    .toBe(true)
  const seen = new Set([await readState(shop.db)])
  const state = async () => {
    const text = await readState(shop.db)
    const isKnown = seen.has(text)
    seen.add(text)
    return isKnown ? 'known' : 'new'
  }
  await shop.sql`update products set quantity = quantity - 1 where id = 106`
  expect(await state()).toBe('new')
  await shop.sql`insert into campaigns (name, starts_at) values ('Soon', now() + interval '1 second')`
  expect(await state()).toBe('new')
  await expect.poll(state).toBe('new')
})
