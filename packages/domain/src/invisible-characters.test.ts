import { expect, test } from 'vitest'
import { couponCode } from './coupon.ts'
import { deliveryRules, deliveryTexts, toOrderFields } from './order-fields.ts'
import { parseTaka } from './parse-amount.ts'
import {
  BANGLADESHI_PHONE,
  isBangladeshiMobile,
  isCampaignPhone,
  isContactPhone,
  isElevenDigits,
  storedPhone,
} from './phone.ts'
import { isEmailLike } from './text.ts'
import {
  campaignResponseRequest,
  contactRequest,
  orderRequest,
  quoteRequest,
  subscriptionRequest,
  trackRequest,
} from './wire/index.ts'

const blank = deliveryTexts(() => '')

/** What chats and contacts put around and into a text that is copied from them. */
const invisible = {
  embedding: ['\u202a', '\u202c'],
  isolate: ['\u2066', '\u2069'],
  'writing direction': ['\u200e', '\u200f'],
  'zero width': ['\u200b', '\u2060'],
  joiner: ['\u200c', '\u200d'],
  'byte order mark': ['\ufeff', '\ufeff'],
  'soft hyphen': ['\u00ad', '\u00ad'],
} as const

/** The text as it is pasted: marks around it, and one after its third character. */
const pasted = (text: string, [before, after]: readonly [string, string]) =>
  `${before}${text.slice(0, 3)}${after}${text.slice(3)}${after} `

test.each(Object.entries(invisible))(
  'a phone number, a code, an e-mail and an amount are read without invisible characters: %s',
  (_, marks) => {
    for (const number of ['01712345698', '০১৭১২-৩৪৫৬৯৮']) {
      const phone = pasted(number, marks)
      const rules = [isElevenDigits, isContactPhone, isCampaignPhone, isBangladeshiMobile]
      expect(rules.map((rule) => rule(phone))).toEqual([true, true, true, true])
      expect(deliveryRules(BANGLADESHI_PHONE).mobile(phone)).toBeUndefined()
      expect(storedPhone(phone)).toBe('01712345698')
    }
    expect(isContactPhone(pasted('+88 01712-345698', marks))).toBe(true)
    expect(couponCode(pasted('SAVE5', marks))).toBe('SAVE5')
    expect(isEmailLike(pasted('a@b.co', marks))).toBe(true)
    expect(parseTaka(pasted('1,250.50', marks))).toBe(1250.5)
  },
)

test.each(Object.entries(invisible))(
  'the server takes what a form takes, and stores it without invisible characters: %s',
  (_, marks) => {
    const phone = pasted('01712345698', marks)
    const email = pasted('rahima@example.com', marks)
    const products = [{ id: pasted('106', marks).trim(), quantity: pasted('2', marks).trim() }]
    const typed = pasted('SAVE10', marks)
    const texts = { name: 'Rahima', mobile: phone, address: 'Mirpur 10' }
    const order = orderRequest.parse({
      ...toOrderFields({ ...blank, ...texts }, 'dhaka_inside'),
      products,
      couponCode: typed,
    })
    expect(order).toMatchObject({
      deliveryPhone: '01712345698',
      products: [{ id: 106, quantity: 2 }],
    })
    const quote = quoteRequest.parse({ products, couponCode: typed })
    expect(couponCode(quote.couponCode ?? '')).toBe('SAVE10')
    expect(trackRequest.parse({ orderId: pasted('1234567890', marks).trim(), phone })).toEqual({
      orderId: 1234567890,
      phone: '01712345698',
    })
    expect(subscriptionRequest.parse({ email })).toEqual({ email: 'rahima@example.com' })
    const message = { name: 'Rahima', email, phone, message: 'When?' }
    expect(contactRequest.parse(message)).toMatchObject({
      email: 'rahima@example.com',
      phone: '01712345698',
    })
    const answer = { name: 'Rahima', phone, trips: 'Soak it' }
    expect(campaignResponseRequest.parse(answer)).toMatchObject({ phone: '01712345698' })
  },
)

test('the order form sends a phone number without invisible characters', () => {
  const texts = { name: 'Rahima', mobile: '\u202a01712\u200b345698\u202c', address: 'Mirpur 10' }
  expect(toOrderFields({ ...blank, ...texts }, 'dhaka_inside').deliveryPhone).toBe('01712345698')
})

test('a name and an address keep what joins their letters and emoji', () => {
  const texts = { name: 'র\u200d্যাব 👩\u200d🍳', mobile: '01712345698', address: 'ক্\u200cষ বাড়ি' }
  const fields = toOrderFields({ ...blank, ...texts }, 'dhaka_inside')
  const order = orderRequest.parse({ ...fields, products: [{ id: 106, quantity: 1 }] })
  expect([order.deliveryName, order.deliveryAddress]).toEqual([texts.name, texts.address])
})
