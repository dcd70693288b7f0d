import { expect, test } from 'vitest'
import { orderOf, useShop } from '../../test/test-shop.ts'
import { useCommands } from '../../test/use-commands.ts'
import { sendDueEvents } from '../../test/send-due-events.ts'
import { fillSms, smsParts } from './sms-text.ts'
import { readSmsText } from './sms-text.queries.ts'
import { smsReceiver, type Sms } from './sms-driver.ts'

const shop = useShop()
const { run } = useCommands(shop)

test('a new shop sends one message in English and two in Bengali', async () => {
  const order = { id: 1234567890, total: 123_450 }
  const [english, bengali] = [
    fillSms(await readSmsText(shop.db, 'placed', 'en'), { ...order, language: 'en' }),
    fillSms(await readSmsText(shop.db, 'placed', 'bn'), { ...order, language: 'bn' }),
  ]
  expect(english).toBe(
    'Thank you! Your order 1234567890 of Tk 1234.5 is placed. Pay cash on delivery.',
  )
  expect(bengali).toBe(
    'ধন্যবাদ! আপনার অর্ডার ১২৩৪৫৬৭৮৯০ নেওয়া হয়েছে, মোট ১২৩৪.৫ টাকা। টাকা দেবেন পণ্য হাতে পেয়ে।',
  )
  expect([english, bengali].map(smsParts)).toEqual([1, 2])
})

test('the owner changes the message, and the next order has it', async () => {
  const change = ['--en', 'Order {order}: Tk {total}. Haat', '--bn', 'অর্ডার {order}: {total} টাকা']
  expect((await run('sms', 'set', 'placed', ...change)).code).toBe(0)
  expect((await run('sms', 'list')).out).toContain('placed  en  Order {order}: Tk {total}. Haat')
  const { body } = await shop.post('/orders/confirm', orderOf([{ id: 4, quantity: 1 }]))
  const { orderId } = body.data as { orderId: number }
  const sent: Sms[] = []
  const send = async (sms: Sms) => void sent.push(sms)
  await sendDueEvents(shop.db, smsReceiver(shop.db, send))
  expect(sent.map((sms) => sms.body)).toContainEqual(
    expect.stringMatching(new RegExp(`^Order ${orderId}: Tk \\d+. Haat$`)),
  )
  expect((await run('shop', 'changes')).out).toMatch(
    /text message placed: bn .*, en Thank you! .* → Order \{order\}: Tk \{total\}\. Haat/,
  )
})

test.each([
  [['placed', '--en', 'Order {number}'], 2, '{number} has no value. A text can have {order} and'],
  [['placed', '--en', 'x'.repeat(307)], 2, 'it takes 3 messages, and may take 2'],
  [['placed', '--bn', 'আ'.repeat(135)], 2, 'it takes 3 messages, and may take 2'],
  [['placed', '--en', ' '], 2, '--en must not be empty.'],
  [['placed'], 2, 'Expected at least one option.'],
  [['shipped', '--en', 'x'], 1, 'There is no text message "shipped".'],
])('sms set %j is refused with what to do', async (args, expected, problem) => {
  const { code, err } = await run('sms', 'set', ...args)
  expect([code, err]).toEqual([expected, expect.stringContaining(problem)])
})
