import { beforeAll, expect, test } from 'vitest'
import type {
  ChangedCoupons,
  ChangedFacts,
  ChangedZones,
  CouponConditions,
  DeskZone,
  FieldChange,
} from '@shop/domain/wire'
import { signedIn } from '../../test/desk.ts'
import { addProduct, useShop } from '../../test/test-shop.ts'
import { useCommands } from '../../test/use-commands.ts'

const shop = useShop()
const { run } = useCommands(shop)
let owner: Awaited<ReturnType<typeof signedIn>>

beforeAll(async () => {
  owner = await signedIn(shop, 'owner')
})

async function zones(): Promise<DeskZone[]> {
  const { body } = await owner.call('GET /zones')
  return (body.data as { zones: DeskZone[] }).zones
}

async function changed(route: string, body: object) {
  const reply = await owner.call(route, body)
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return reply.body.data as ChangedZones & ChangedCoupons & ChangedFacts
}

const quote = async (zone: string, coupon: string | null = null) => {
  const id = await addProduct(shop.sql, { price: 1000 })
  const products = [{ id, quantity: 1, order_id: null, campaign_id: null }]
  const { body } = await shop.post('/orders/quote', {
    ...{ products, shippingZone: zone, couponCode: coupon },
  })
  return body.data as { shippingCharge: number; discount: number; couponValid: boolean | null }
}

test('an owner changes a charge, is shown each text that names the former one, and writes the new one', async () => {
  await run('pages', 'set', 'delivery-policy', '--description', 'Inside Dhaka 70 tk.')
  const { zones: now, naming } = await changed('PATCH /zones/dhaka_inside', { charge: 85.5 })
  expect(now).toContainEqual(expect.objectContaining({ id: 'dhaka_inside', charge: 85.5 }))
  expect((await quote('dhaka_inside')).shippingCharge).toBe(85.5)
  const amounts = naming.find(({ about }) => about === 'amount')
  expect(amounts).toMatchObject({ name: '70', amount: { from: 70, to: 85.5 } })
  const page = amounts?.texts.find(({ section }) => section === null)
  expect(page).toEqual({
    ...{ kind: 'page', id: 'delivery-policy', section: null },
    texts: ['Inside Dhaka 70 tk.'],
  })
  const replacement = { kind: 'page', id: 'delivery-policy', section: null, from: 70, to: 85.5 }
  expect((await owner.call('POST /texts/amount', replacement)).status).toBe(204)
  expect((await run('pages', 'show', 'delivery-policy')).out).toContain('Inside Dhaka 85.5 tk.')
  expect((await owner.call('POST /texts/amount', replacement)).status).toBe(404)
  const unknown = { ...replacement, id: 'no-page' }
  expect((await owner.call('POST /texts/amount', unknown)).status).toBe(404)
  const { body } = await owner.call('GET /changes?subject=zone&id=dhaka_inside')
  expect((body.data as { changes: FieldChange[] }).changes).toEqual([
    expect.objectContaining({ staff: owner.name, field: 'charge', from: 70, to: 85.5 }),
  ])
})

test('the amount of a text message, a text of the pages and a section is replaced', async () => {
  await run('sms', 'set', 'placed', '--en', 'Order {order}: 77 tk delivery, {total} in all')
  await shop.sql`insert into texts (key, built_en, built_bn) 
    values ('test.charge', to_jsonb('৳77'::text), to_jsonb('৳৭৭'::text))`
  await run('pages', 'set', 'about-us', 'who', '--title', 'From 77 tk')
  for (const place of [
    { kind: 'message', id: 'placed', section: null },
    { kind: 'text', id: 'test.charge', section: null },
    { kind: 'page', id: 'about-us', section: 'who' },
  ])
    expect((await owner.call('POST /texts/amount', { ...place, from: 77, to: 88 })).status).toBe(
      204,
    )
  expect((await run('pages', 'show', 'about-us')).out).toContain('From 88 tk')
  expect((await run('sms', 'list')).out).toContain('88 tk delivery')
  expect((await run('texts', 'list', '--text', 'test.charge')).out).toContain('৳৮৮')
})

test('a zone is added, moved to the front and removed, and one remains', async () => {
  const before = (await zones()).map(({ id }) => id)
  const added = await changed('POST /zones', { name: 'Dhaka suburbs', nameBn: null, charge: 100 })
  expect(added.zones.at(-1)).toEqual({
    ...{ id: 'dhaka_suburbs', name: 'Dhaka suburbs', nameBn: null, charge: 100 },
  })
  const again = await changed('POST /zones', { name: 'Dhaka Suburbs!', nameBn: ' ', charge: 0 })
  expect(again.zones.at(-1)).toMatchObject({ id: 'dhaka_suburbs_2', nameBn: null })
  const bengali = await changed('POST /zones', { name: 'চট্টগ্রাম', nameBn: null, charge: 120 })
  expect(bengali.zones.at(-1)).toMatchObject({ id: 'zone' })
  const moved = await changed('PATCH /zones/dhaka_suburbs', { position: 1, nameBn: 'ঢাকার আশপাশ' })
  expect(moved.zones[0]).toMatchObject({ id: 'dhaka_suburbs', nameBn: 'ঢাকার আশপাশ' })
  for (const id of ['dhaka_suburbs', 'dhaka_suburbs_2', 'zone'])
    expect((await owner.call(`DELETE /zones/${id}`)).status).toBe(200)
  expect((await zones()).map(({ id }) => id)).toEqual(before)
  expect((await owner.call('DELETE /zones/dhaka_suburbs')).status).toBe(404)
  expect((await owner.call('PATCH /zones/nowhere', { charge: 5 })).status).toBe(404)
  expect((await owner.call('POST /zones', { name: ' ', nameBn: null, charge: 5 })).status).toBe(400)
  const [kept] = before
  await shop.sql`create temp table kept as select * from delivery_zones`
  for (const id of before.slice(1)) await owner.call(`DELETE /zones/${id}`)
  const { status, body } = await owner.call(`DELETE /zones/${kept}`)
  expect([status, body['code']]).toEqual([409, 'last-zone'])
})

const conditions: CouponConditions = {
  ...{ kind: 'percent', value: 10, atMost: 80, minSubtotal: 500 },
  ...{ from: null, to: null, maxUses: 3 },
}

test('an owner adds a coupon, ends it and removes it', async () => {
  const [zone] = await zones()
  const { coupons } = await changed('PUT /coupons/eid10', conditions)
  expect(coupons).toContainEqual({ ...conditions, code: 'EID10', used: 0 })
  expect(await quote(zone?.id ?? '', 'EID10')).toMatchObject({ discount: 80, couponValid: true })
  await run('pages', 'set', 'about-us', '--description', 'Use EID10 and save 80 tk.')
  const { naming } = await changed('PUT /coupons/EID10', { ...conditions, atMost: 50 })
  expect(naming.map(({ about, name, amount }) => [about, name, amount])).toEqual([
    ['name', 'EID10', null],
    ['amount', '80', { from: 80, to: 50 }],
  ])
  await changed('PUT /coupons/EID10', { ...conditions, to: '2020-01-31' })
  expect(await quote(zone?.id ?? '', 'EID10')).toMatchObject({ discount: 0, couponValid: false })
  const removed = await changed('DELETE /coupons/eid10', {})
  expect(removed.coupons.some(({ code }) => code === 'EID10')).toBe(false)
  expect(removed.naming).toMatchObject([{ about: 'name', name: 'EID10' }])
  expect((await owner.call('DELETE /coupons/EID10')).status).toBe(404)
})

test('a coupon is valid from the first day of the shop to the last, and a time that a command set stays', async () => {
  const days = { ...conditions, from: '2026-12-10', to: '2026-12-11' }
  const { coupons } = await changed('PUT /coupons/DAYS', days)
  expect(coupons).toContainEqual({ ...days, code: 'DAYS', used: 0 })
  const stored = () => shop.sql`select starts_at, ends_at from coupons where code = 'DAYS'`
  const at = (row: Record<string, unknown> | undefined) =>
    Object.values(row ?? {}).map((time) => new Date(String(time)).toISOString())
  expect(at((await stored())[0])).toEqual(['2026-12-09T18:00:00.000Z', '2026-12-11T18:00:00.000Z'])
  await run('coupons', 'set', 'DAYS', '--to', '2026-12-11T15:00')
  await changed('PUT /coupons/DAYS', { ...days, minSubtotal: 700 })
  expect(at((await stored())[0])).toEqual(['2026-12-09T18:00:00.000Z', '2026-12-11T09:00:00.000Z'])
})

test.each([
  ['a percentage above 100', { value: 101 }],
  ['nothing off', { value: 0 }],
  ['a last day before the first', { from: '2026-12-11', to: '2026-12-10' }],
  ['a day that does not exist', { from: '2026-13-40' }],
  ['no use', { maxUses: 0 }],
])('a coupon with %s is refused', async (_, wrong) => {
  const { status } = await owner.call('PUT /coupons/WRONG', { ...conditions, ...wrong })
  expect(status).toBe(400)
})

test('what can be no code is refused', async () => {
  for (const code of ['X', 'EID%2010', encodeURIComponent('ঈদ')])
    expect((await owner.call(`PUT /coupons/${code}`, conditions)).status).toBe(404)
})

test('an owner changes facts, and is shown the texts that have them as they were', async () => {
  const facts = async () =>
    ((await owner.call('GET /facts')).body.data as { facts: Record<string, string> }).facts
  const before = await facts()
  expect(before).toMatchObject({ timeZone: 'Asia/Dhaka', nameBn: 'হাট' })
  await run('pages', 'set', 'about-us', '--description', `Call ${before['phone']}.`)
  const change = { phone: '01812345678', nameBn: '', mapLatitude: '23.5', facebook: '' }
  const { facts: after, naming } = await changed('PATCH /facts', { facts: change })
  expect(after).toEqual({ ...before, ...change })
  expect(await facts()).toEqual(after)
  expect(naming).toContainEqual({
    ...{ about: 'name', name: before['phone'], amount: null },
    texts: expect.arrayContaining([
      expect.objectContaining({ kind: 'page', id: 'about-us', section: null }),
    ]) as unknown,
  })
  expect((await shop.get('/shop')).body.data).toMatchObject({ phone: '01812345678', nameBn: null })
})

test.each([
  ['name', ' ', 'It must not be empty.'],
  ['phone', 'call us', 'It must be a phone number such as +8801700000000.'],
  ['facebook', 'haat', 'It must be a URL that starts with http:// or https://.'],
  ['mapLatitude', '91', 'It must be degrees from -90 to 90.'],
  ['owner', 'Maya', 'It is no fact of the shop.'],
])('a fact %s of "%s" is refused, and nothing changes', async (field, value, message) => {
  const { status, body } = await owner.call('PATCH /facts', {
    facts: { about: 'Another shop', [field]: value },
  })
  expect([status, body.errors]).toEqual([422, [{ field, message }]])
  expect((await run('shop', 'show')).out).not.toContain('Another shop')
})
