import { expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { createCatalogue } from '../catalogue.ts'
import { createLogger } from '../logger.ts'
import type { PlacedOrder } from '@shop/domain/wire'
import { addProduct, orderOf, useShop } from '../../test/test-shop.ts'

const shop = useShop({ TRUSTED_PROXIES: '0', HOLD_ADDRESS_PIECES: '5' })

test('X-Forwarded-For is warned of once while no proxy is trusted', async () => {
  const { db, settings } = shop
  const lines: string[] = []
  const log = createLogger({ logLevel: 'warn' }, { write: (line) => lines.push(line) })
  const app = createApp({ db, settings, log, catalogue: createCatalogue({ db, settings }) })
  await app.request('/categories')
  expect(lines).toEqual([])
  for (const address of ['10.0.0.1', '10.0.0.2'])
    await app.request('/categories', { headers: { 'x-forwarded-for': address } })
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('Set TRUSTED_PROXIES to the number of proxies in front.')
})

test('the bound of an address is not used for a request through a proxy that is not trusted', async () => {
  const id = await addProduct(shop.sql, { quantity: 1000 })
  const place = async (headers: Record<string, string> = {}) => {
    const body = JSON.stringify(orderOf([{ id, quantity: 4 }]))
    const reply = await shop.app.request('/orders/confirm', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    })
    const { data } = (await reply.json()) as { data: PlacedOrder }
    const [row] = await shop.sql`
      select review_reasons from orders where id = ${data.orderId}`
    return row?.['review_reasons'] as string[]
  }
  const proxied = []
  for (let n = 0; n < 3; n += 1) proxied.push(await place({ 'x-forwarded-for': `10.0.1.${n}` }))
  expect(proxied).toEqual([[], [], []])
  expect([await place(), await place()]).toEqual([[], ['address_pieces']])
})
