import { expect, test } from 'vitest'
import { useShop } from '../../test/test-shop.ts'

const shop = useShop()

test('C-IP-01: the shopper’s address is answered as {ip}', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.7' }
  expect((await shop.get('/ip', headers)).body).toEqual({ ip: '203.0.113.7' })
})

test.each([
  ['203.0.113.7:5511', '203.0.113.7'],
  ['[2001:db8::7]:5511', '2001:db8::7'],
  ['[2001:db8::7]', '2001:db8::7'],
  ['2001:db8::7', '2001:db8::7'],
  // No address: that of the connection counts, which a test has not.
  ['005.009.001.001', '127.0.0.1'],
  ['999.1.1.1', '127.0.0.1'],
  [':::', '127.0.0.1'],
])('of the forwarded %s the address is %s', async (forwarded, ip) => {
  expect((await shop.get('/ip', { 'x-forwarded-for': forwarded })).body).toEqual({ ip })
})
