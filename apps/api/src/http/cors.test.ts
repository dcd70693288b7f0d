import { expect, test } from 'vitest'
import { useShop } from '../../test/test-shop.ts'

const shop = useShop({ CORS_ORIGINS: '*' })
const origin = 'https://another.example'

test('CORS_ORIGINS=* lets every origin call the API, also before an order and after an error', async () => {
  const allowed = async (path: string, init: RequestInit = {}) => {
    const answer = await shop.app.request(path, { ...init, headers: { origin, ...init.headers } })
    return [answer.status, answer.headers.get('access-control-allow-origin')]
  }
  expect(await allowed('/products?limit=1')).toEqual([200, '*'])
  expect(await allowed('/nothing')).toEqual([404, '*'])
  const asked = { 'access-control-request-method': 'POST' }
  expect(await allowed('/orders/confirm', { method: 'OPTIONS', headers: asked })).toEqual([
    204,
    '*',
  ])
  const json = { 'content-type': 'application/json' }
  expect(await allowed('/orders/confirm', { method: 'POST', headers: json, body: '{' })).toEqual([
    400,
    '*',
  ])
})
