import { campaignListAnswer, categoryListAnswer, homeAnswer } from '@shop/domain/wire'
import { expect, test } from 'vitest'
import { useShop } from '../../test/test-shop.ts'
import { useCommands } from '../../test/use-commands.ts'

const shop = useShop()
const { run } = useCommands(shop)

test('the owner adds what a customer said, moves it, ends it and removes it', async () => {
  const names = async () =>
    homeAnswer.parse((await shop.get('/home')).body).data.testimonials.map(({ name }) => name)
  const before = await names()
  const add = ['--name', 'Mina', '--location', 'Sylhet', '--text', 'Good.', '--image', 'mina.jpg']
  const { out } = await run('testimonials', 'add', ...add)
  const id = /^testimonial (\d+): added/.exec(out)?.[1] ?? ''
  expect(await names()).toEqual([...before, 'Mina'])
  await run('testimonials', 'set', id, '--position', '1')
  expect(await names()).toEqual(['Mina', ...before])
  await run('testimonials', 'set', id, '--to', '2020-01-01')
  expect(await names()).toEqual(before)
  expect((await run('testimonials', 'list')).out).toContain('Mina')
  expect((await run('testimonials', 'remove', id)).out).toContain('Nothing was removed yet.')
  expect((await run('testimonials', 'remove', id, '--yes')).code).toBe(0)
  expect((await run('testimonials', 'set', id, '--name', 'x')).err).toContain('There is no')
  expect((await run('testimonials', 'add', '--name', 'x')).err).toContain(
    'needs --name, --location',
  )
})

test('the owner makes a campaign with prices, which is the current one until it is hidden', async () => {
  const current = async () =>
    campaignListAnswer.parse((await shop.get('/campaigns?active=true')).body).data.at(-1)
  const before = (await current())?.id
  const { out } = await run(
    'campaigns',
    'add',
    '--name',
    'Eid',
    '--from',
    '2026-01-01',
    '--offer',
    '4=50',
  )
  const id = /^campaign (\d+): added/.exec(out)?.[1] ?? ''
  await shop.sql`update campaigns set starts_at = now() where id = ${Number(id)}`
  expect(await current()).toMatchObject({
    id: Number(id),
    name: 'Eid',
    campaignProducts: [{ productId: 4, product: { currentPrice: 50 } }],
  })
  await run('campaigns', 'set', id, '--without', '4', '--offer', '106=60')
  expect((await current())?.campaignProducts.map(({ productId }) => productId)).toEqual([106])
  const priced = () => shop.get(`/products/106?campaign=${id}`)
  expect((await priced()).body.data).toMatchObject({ campaign_id: Number(id) })
  await run('campaigns', 'set', id, '--active', 'no')
  expect((await current())?.id).toBe(before)
  expect((await priced()).body.data, 'its price is over, too').toMatchObject({ campaign_id: null })
  expect((await run('campaigns', 'set', id, '--offer', '99999=5')).err).toContain(
    'no product 99999',
  )
  expect((await run('campaigns', 'add', '--offer', '4=5')).err).toContain('needs --name')
  expect((await run('campaigns', 'remove', id)).out).toContain('Nothing was removed yet.')
  expect((await run('campaigns', 'remove', id, '--yes')).code).toBe(0)
})

test('a campaign with answers stays', async () => {
  await shop.sql`
    insert into campaign_responses (campaign_id, name, phone, email, address, trips)
    select min(id), 'Karim', '01812345678', '', '', 'x' from campaigns`
  const [row] = await shop.sql<{ id: number }[]>`select min(id) as id from campaigns`
  const { code, err } = await run('campaigns', 'remove', String(row?.id), '--yes')
  expect([code, err]).toEqual([1, expect.stringContaining('has 1 answers, which would be lost.')])
})

test('the owner orders and hides categories in menus and on the home page', async () => {
  const menu = async () =>
    categoryListAnswer.parse((await shop.get('/categories')).body).data.map(({ id }) => id)
  const shown = async () =>
    homeAnswer.parse((await shop.get('/home')).body).data.categories.map(({ id }) => id)
  const before = await menu()
  const [first, ...others] = before
  await run('categories', 'set', String(others.at(-1)), '--position', '1')
  expect((await menu())[0]).toBe(others.at(-1))
  expect(await shown()).toEqual(await menu())
  await run('categories', 'set', String(first), '--hidden', 'yes')
  expect(await menu()).not.toContain(first)
  expect(await shown()).not.toContain(first)
  expect((await run('categories', 'list')).out).toMatch(new RegExp(`^${first} .*hidden$`, 'm'))
  expect((await run('categories', 'set', '999', '--hidden', 'no')).err).toContain('no category 999')
  expect((await run('categories', 'set', '1', '--hidden', 'x')).err).toContain('yes or no')
})
