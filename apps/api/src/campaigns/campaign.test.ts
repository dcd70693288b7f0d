import { campaignListAnswer } from '@shop/domain/wire'
import { describe, expect, test } from 'vitest'
import { useShop } from '../../test/test-shop.ts'

const shop = useShop()
const response = (change: Record<string, unknown> = {}) => ({
  name: 'Karim',
  phone: '01512345678',
  email: '',
  address: '',
  trips: 'Soak lentils overnight.',
  ...change,
})

describe('campaigns', () => {
  test('C-CAMP-01 D-CAMP-01: the list comes under data, with products at campaign prices', async () => {
    const { data } = campaignListAnswer.parse((await shop.get('/campaigns')).body)
    const current = data.at(-1)
    expect(current).toMatchObject({ active: true, checkoutProductId: expect.any(Number) })
    expect(current?.campaignProducts.length).toBeGreaterThan(0)
    for (const { productId, product } of current?.campaignProducts ?? []) {
      expect(product).toMatchObject({ id: productId, campaign_id: current?.id })
    }
  })

  test('C-CAMP-02: the last item is the current campaign, whatever else is over or to come', async () => {
    await shop.sql`
      insert into campaigns (id, name, starts_at, ends_at) values
        (901, 'Over', '2020-01-01', '2020-02-01'), (902, 'To come', '2999-01-01', null)`
    const { data } = campaignListAnswer.parse((await shop.get('/campaigns')).body)
    expect(data).toHaveLength(3)
    expect(data.at(-1)?.active).toBe(true)
    const active = campaignListAnswer.parse((await shop.get('/campaigns?active=true')).body).data
    expect(active.map((campaign) => campaign.active)).toEqual([true])
    expect((await shop.get('/campaigns?active=1')).body.data).toEqual(active)
  })

  test('C-CAMP-03 C-CAMP-04 D-CAMP-02: a phone answers once; then data is empty, with a message', async () => {
    const whole = response({ email: 'karim@example.com', address: 'Mirpur 10' })
    const first = await shop.post('/campaign-responses', whole)
    expect(first).toMatchObject({ status: 200, body: { data: { id: expect.any(Number) } } })
    expect(
      await shop.sql`select name, phone, email, address, trips from campaign_responses`,
    ).toEqual([whole])
    const again = await shop.post('/campaign-responses', response({ phone: '০১৫১২৩৪৫৬৭৮' }))
    expect(again.status).toBe(200)
    expect(again.body.data).toEqual({})
    expect(again.body.message).not.toBe('')
  })

  test('V-LEN-01: a tip of 2001 characters and a wrong phone are refused, 2000 emoji are not', async () => {
    const long = await shop.post('/campaign-responses', response({ trips: 'x'.repeat(2001) }))
    expect(long.body.errors).toMatchObject([{ field: 'trips' }])
    const phone = await shop.post('/campaign-responses', response({ phone: '01' }))
    expect(phone.body.errors).toMatchObject([
      { field: 'phone', message: 'Please enter a valid Bangladeshi phone number' },
    ])
    const emoji = response({ trips: '🍚'.repeat(2000), phone: '01612345678' })
    expect((await shop.post('/campaign-responses', emoji)).status).toBe(200)
  })

  test('when the campaign has ended, data is empty and the message says so', async () => {
    await shop.sql`update campaigns set ends_at = now() - interval '1 second'`
    const late = await shop.post('/campaign-responses', response({ phone: '01812345678' }))
    expect(late).toMatchObject({ status: 200, body: { message: 'This campaign has ended.' } })
    expect(late.body.data).toEqual({})
  })
})
