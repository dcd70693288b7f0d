import { describe, expect, test } from 'vitest'
import { useShop } from '../../test/test-shop.ts'

const shop = useShop()

describe('newsletter subscription', () => {
  test('C-SUB-01 C-SUB-02 D-SUB-01: subscribing twice gives the same answer and one row', async () => {
    const first = await shop.post('/subscriptions', { email: 'a@example.com' })
    const second = await shop.post('/subscriptions', { email: ' A@Example.com ' })
    expect(first).toMatchObject({ status: 200, body: { data: {} } })
    expect(second.body).toEqual(first.body)
    expect(await shop.sql`select email from subscriptions`).toEqual([{ email: 'a@example.com' }])
  })

  test.each(['', 'nothing', 'a@b', `${'x'.repeat(250)}@example.com`])(
    'V-LEN-01: "%s" is no e-mail address',
    async (email) => {
      expect((await shop.post('/subscriptions', { email })).status).toBe(400)
    },
  )
})
