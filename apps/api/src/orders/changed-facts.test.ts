import { quoteAnswer } from '@shop/domain/wire'
import { beforeEach, describe, expect, test } from 'vitest'
import { addProduct, orderOf, stockOf, useShop, waitForLock } from '../../test/test-shop.ts'
import { useCommands } from '../../test/use-commands.ts'

const shop = useShop()
const { run } = useCommands(shop)

type Asked = Parameters<typeof orderOf>[1] & { shippingZone?: string; couponCode?: string }

/** Shows a shopper the total of two pieces, lets the owner change something, and confirms. */
async function confirmAfter(change: (product: number) => Promise<unknown>, asked: Asked = {}) {
  const id = await addProduct(shop.sql, { price: 120, discountPrice: 100 })
  const products = [{ id, quantity: 2 }]
  const { body } = await shop.post('/orders/quote', { products, ...asked })
  const { totallPrice: shown } = body.data as { totallPrice: number }
  await change(id)
  const confirm = (more: Asked) =>
    shop.post('/orders/confirm', orderOf(products, { ...asked, expectedTotal: shown, ...more }))
  return { ...(await confirm({})), shown, confirm, product: id }
}

const asked = {
  inside: { shippingZone: 'dhaka_inside' },
  sylhet: { shippingZone: 'sylhet' },
  coupon: { couponCode: 'WAY' },
}

/** What changes after the quote, what the shopper asked for, and the total before and after. */
const ways: [string, (product: number) => Promise<unknown>, Asked, [number, number]][] = [
  [
    'the price of a product rises',
    (id) => shop.sql`update products set price = 20000, discount_price = 15000 where id = ${id}`,
    {},
    [330, 430],
  ],
  [
    'the discount of a product ends',
    (id) => shop.sql`update products set discount_price = null where id = ${id}`,
    {},
    [330, 370],
  ],
  [
    'the charge of the zone rises',
    () => run('zones', 'set', 'dhaka_inside', '--charge', '95'),
    asked.inside,
    [270, 295],
  ],
  [
    'the zone is removed',
    () => run('zones', 'remove', 'sylhet', '--yes'),
    asked.sylhet,
    [700, 330],
  ],
  [
    'the coupon ends',
    () => run('coupons', 'set', 'WAY', '--to', '2020-01-01'),
    asked.coupon,
    [310, 330],
  ],
  [
    'the coupon takes less off',
    () => run('coupons', 'set', 'WAY', '--amount', '3'),
    asked.coupon,
    [310, 327],
  ],
  [
    'the coupon needs a larger order',
    () => run('coupons', 'set', 'WAY', '--minimum', '1000'),
    asked.coupon,
    [310, 330],
  ],
  [
    'the coupon is used up by another order',
    async () => {
      await run('coupons', 'set', 'WAY', '--uses', '1')
      const id = await addProduct(shop.sql)
      const other = orderOf([{ id, quantity: 1 }], asked.coupon)
      expect((await shop.post('/orders/confirm', other)).status).toBe(200)
    },
    asked.coupon,
    [310, 330],
  ],
  [
    'the coupon is removed',
    () => run('coupons', 'remove', 'WAY', '--yes'),
    asked.coupon,
    [310, 330],
  ],
]

describe('between the quote and the order', () => {
  beforeEach(async () => {
    await run('zones', 'set', 'dhaka_inside', '--charge', '70')
    await run('zones', 'add', 'sylhet', '--charge', '500', '--name', 'Sylhet')
    await shop.sql`delete from coupons where code = 'WAY'`
    await run('coupons', 'set', 'WAY', '--amount', '20')
  })

  test.each(ways)('%s: the shopper sees the new total before it is charged', async (...way) => {
    const [, change, request, [before, after]] = way
    const { status, body, shown, confirm, product } = await confirmAfter(change, request)
    expect([shown, status]).toEqual([before, 409])
    const isGone = request === asked.sylhet
    expect(body.message).toBe(
      isGone
        ? 'We no longer deliver to this zone. Please choose another one and confirm again.'
        : `The total is ${after} tk now, not ${before} tk. Please confirm again.`,
    )
    const quote = quoteAnswer.parse({ ...body, statusCode: 200 }).data
    expect(quote.totallPrice).toBe(after)
    expect(await stockOf(shop.sql, product), 'nothing was ordered').toBe(10)
    const { shippingZone } = quote
    const placed = await confirm({ shippingZone, expectedTotal: after })
    expect([placed.status, placed.body.data]).toMatchObject([200, { totallPrice: after }])
  })

  test('a charge that falls is charged at once', async () => {
    const { status, body } = await confirmAfter(
      () => run('zones', 'set', 'dhaka_inside', '--charge', '60'),
      asked.inside,
    )
    expect([status, body.data]).toMatchObject([200, { shippingCharge: 60, totallPrice: 260 }])
  })

  test('the price of a campaign ends: the shopper is shown the usual price', async () => {
    const id = await addProduct(shop.sql, { name: 'Jug', price: 120 })
    const { out } = await run('campaigns', 'add', '--name', 'Eid', '--offer', `${id}=90`)
    const campaign = /campaign (\d+)/.exec(out)?.[1] ?? ''
    const products = [{ id, quantity: 1, campaign_id: Number(campaign) }]
    const quote = await shop.post('/orders/quote', { products })
    expect(quote.body.data).toMatchObject({ totallPrice: 220 })
    await run('campaigns', 'set', campaign, '--active', 'no')
    const order = orderOf(products, { expectedTotal: 220 })
    const { status, body } = await shop.post('/orders/confirm', order)
    expect([status, body.message]).toEqual([409, 'The offer for Jug is over. It costs 120 tk now.'])
  })
})

test('a charge that is changed while the order is placed is seen by its transaction', async () => {
  const id = await addProduct(shop.sql, { price: 100 })
  await run('zones', 'set', 'dhaka_inside', '--charge', '70')
  const owner = await shop.sql.reserve()
  const order = orderOf([{ id, quantity: 1 }], { shippingZone: 'dhaka_inside', expectedTotal: 170 })
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
