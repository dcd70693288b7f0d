import { describe, expect, test } from 'vitest'
import { useShop } from '../test/test-shop.ts'

const shop = useShop()
const message = {
  name: 'Nila',
  email: 'nila@example.com',
  phone: '+8801712345678',
  message: 'Where is my kettle?',
}

describe('contact', () => {
  test('C-CONT-01 C-CONT-02 D-CONT-01: a message is stored, and 200 means success', async () => {
    const reply = await shop.post('/contact', message)
    expect(reply.body.statusCode).toBe(200)
    const [row] = await shop.sql`select name, email, phone, message from contact_messages`
    expect(row).toEqual({ ...message, phone: '01712345678' })
  })

  test('each wrong field gets its own message', async () => {
    const wrong = { name: '', email: 'nila', phone: '01212345678', message: ' ' }
    const { status, body } = await shop.post('/contact', wrong)
    expect(status).toBe(400)
    expect(body.errors).toEqual([
      { field: 'name', message: 'Name is required' },
      { field: 'email', message: 'Enter a valid email' },
      { field: 'phone', message: 'Enter a valid Bangladeshi phone number' },
      { field: 'message', message: 'Message is required' },
    ])
  })
})

describe('newsletter', () => {
  test('C-SUB-01 C-SUB-02 D-SUB-01: signing up twice is the same answer and one row', async () => {
    const first = await shop.post('/subscriptions', { email: 'a@example.com' })
    const again = await shop.post('/subscriptions', { email: ' A@Example.com ' })
    expect(first).toMatchObject({ status: 200, body: { data: {} } })
    expect(again.body).toEqual(first.body)
    expect(await shop.sql`select email from subscriptions`).toEqual([{ email: 'a@example.com' }])
  })

  test.each(['', 'nothing', 'a@b', `${'x'.repeat(250)}@example.com`])(
    'V-LEN-01: "%s" is no address',
    async (email) => {
      expect((await shop.post('/subscriptions', { email })).status).toBe(400)
    },
  )
})

test('C-IP-01: the shopper’s address is answered as {ip}', async () => {
  expect((await shop.get('/ip')).body).toEqual({ ip: '127.0.0.1' })
})
