import { expect, test } from 'vitest'
import { useShop } from '../test/test-shop.ts'

const shop = useShop()

test('C-IP-01: the shopper’s address is answered as {ip}', async () => {
  expect((await shop.get('/ip')).body).toEqual({ ip: '127.0.0.1' })
})
