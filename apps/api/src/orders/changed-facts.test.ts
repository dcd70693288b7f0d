import { expect, test } from 'vitest'
import { addProduct, orderOf, useShop, waitForLock } from '../../test/test-shop.ts'
import { useCommands } from '../../test/use-commands.ts'

const shop = useShop()
const { run } = useCommands(shop)

/** Shows a shopper the total of a bag, lets the owner change something, and confirms. */
async function confirmAfter(
  change: (product: number) => Promise<unknown>,
  asked: { shippingZone?: string; couponCode?: string } = {},
) {
  const id = await addProduct(shop.sql, { price: 100 })
  const bag = { products: [{ id, quantity: 2 }], ...asked }
  const { totallPrice } = (await shop.post('/orders/quote', bag)).body.data as {
    totallPrice: number
  }
  await change(id)
  const order = orderOf([{ id, quantity: 2 }], { ...asked, expectedTotal: totallPrice })
  const { status, body } = await shop.post('/orders/confirm', order)
  return { status, body, shown: totallPrice }
}

test('a price that rose after the quote is shown before it is charged', async () => {
  const { status, body } = await confirmAfter(
    (id) => shop.sql`update products set price = 20000 where id = ${id}`,
  )
  expect([status, body.data]).toMatchObject([409, { totallPrice: 530 }])
})

test('a charge that rose after the quote is shown before it is charged', async () => {
  const { status, body, shown } = await confirmAfter(
    () => run('zones', 'set', 'dhaka_inside', '--charge', '95'),
    { shippingZone: 'dhaka_inside' },
  )
  expect(shown).toBe(270)
  expect(status).toBe(409)
  expect(body.data).toMatchObject({
    totallPrice: 295,
    shippingCharge: 95,
    zones: [{ id: 'dhaka_outside' }, { id: 'dhaka_inside', charge: 95 }],
  })
})

test('a charge that fell is charged at once', async () => {
  const { status, body } = await confirmAfter(
    () => run('zones', 'set', 'dhaka_inside', '--charge', '60'),
    { shippingZone: 'dhaka_inside' },
  )
  expect([status, body.data]).toMatchObject([200, { shippingCharge: 60, totallPrice: 260 }])
})

test.each([
  ['ended', ['coupons', 'set', 'SAVE5', '--to', '2020-01-01']],
  ['has another discount', ['coupons', 'set', 'SAVE5', '--to', '', '--amount', '3']],
  ['is gone', ['coupons', 'remove', 'SAVE5', '--yes']],
])('a coupon that %s after the quote is shown before it is left out', async (_, command) => {
  await run('coupons', 'set', 'SAVE5', '--to', '', '--amount', '5')
  const { status, body, shown } = await confirmAfter(() => run(...command), {
    couponCode: 'SAVE5',
  })
  expect(status).toBe(409)
  const { totallPrice } = body.data as { totallPrice: number }
  expect(totallPrice).toBeGreaterThan(shown)
})

test('a zone that is gone after the quote is not replaced without a word', async () => {
  await run('zones', 'add', 'sylhet', '--charge', '500', '--name', 'Sylhet')
  const { status, body, shown } = await confirmAfter(
    () => run('zones', 'remove', 'sylhet', '--yes'),
    { shippingZone: 'sylhet' },
  )
  expect(shown).toBe(700)
  expect(status).toBe(409)
  expect(body).toMatchObject({
    message: 'We no longer deliver to this zone. Please choose another one and confirm again.',
    errors: [{ field: 'shippingZone', code: 'zone' }],
    data: { shippingZone: 'dhaka_outside', totallPrice: 330, zones: [{}, {}] },
  })
})

test('a charge that is changed while the order is placed is seen by its transaction', async () => {
  const id = await addProduct(shop.sql, { price: 100 })
  const owner = await shop.sql.reserve()
  const order = orderOf([{ id, quantity: 1 }], { shippingZone: 'dhaka_inside', expectedTotal: 160 })
  await owner.query(
    `begin; select pg_advisory_xact_lock(hashtextextended('phone ${order.deliveryPhone}', 0))`,
  )
  const answer = shop.post('/orders/confirm', order)
  await waitForLock(shop.sql)
  await owner.query(`update delivery_zones set charge = 9900 where id = 'dhaka_inside'; commit`)
  owner.release()
  const { status, body } = await answer
  expect([status, body.data]).toMatchObject([409, { totallPrice: 199 }])
})
