import { describe, expect, test } from 'vitest'
import { useShop } from '../../test/test-shop.ts'

const shop = useShop()
const message = {
  name: 'Nila',
  email: 'nila@example.com',
  phone: '+8801712345678',
  message: 'Where is my kettle?',
}

describe('contact form', () => {
  test('C-CONT-01 C-CONT-02 D-CONT-01: a message is stored, and 200 means success', async () => {
    const reply = await shop.post('/contact', message)
    expect(reply.body.statusCode).toBe(200)
    const [row] = await shop.sql`select name, email, phone, message from contact_messages`
    expect(row).toEqual({ ...message, phone: '01712345678' })
  })

  test('each invalid field has its own message', async () => {
    const invalid = { name: '', email: 'nila', phone: '01212345678', message: ' ' }
    const { status, body } = await shop.post('/contact', invalid)
    expect(status).toBe(400)
    expect(body.errors).toEqual([
      { field: 'name', message: 'Name is required', code: 'contact.nameRequired' },
      { field: 'email', message: 'Enter a valid email', code: 'contact.emailInvalid' },
      {
        field: 'phone',
        message: 'Enter a valid Bangladeshi phone number',
        code: 'contact.phoneInvalid',
      },
      { field: 'message', message: 'Message is required', code: 'contact.messageRequired' },
    ])
  })
})
