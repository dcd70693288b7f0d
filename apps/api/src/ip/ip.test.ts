import { expect, test } from 'vitest'
import { useShop } from '../test/test-shop.ts'

const shop = useShop()

test('C-IP-01: the shopper’s address is answered as {ip}', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.7' }
  expect((await shop.get('/ip', headers)).body).toEqual({ ip: '203.0.113.7' })
})
