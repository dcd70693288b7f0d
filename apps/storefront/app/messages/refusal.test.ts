import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../lib/api-error.ts'
import { bengali } from './bn.ts'
import { warningText } from './line-warning.ts'
import { fieldText, refusalText, tooManyTries } from './refusal.ts'
import { addLocale } from './texts.ts'

const line = {
  productId: 1,
  name: 'Kettle',
  image: null,
  price: 100,
  discountPrice: null,
  quantity: 3,
  stock: 2,
  order_id: null,
  campaign_id: null,
  lineTotal: 300,
  warning: { kind: 'short', message: 'Only 2 left of Kettle.' },
} as const

it('shows the sentences of the API in English', () => {
  expect(refusalText('Exactly as written.', 'gone')).toBe('Exactly as written.')
  expect(fieldText({ message: 'Enter a valid email', code: 'contact.emailInvalid' })).toBe(
    'Enter a valid email',
  )
  expect(warningText(line, 'Kettle')).toBe('Only 2 left of Kettle.')
})

describe('on a page in Bengali', () => {
  beforeEach(() => {
    addLocale('bn', bengali)
    vi.stubGlobal('document', { documentElement: { lang: 'bn' } })
  })
  afterEach(() => void vi.unstubAllGlobals())

  it('shows the text of the code, with names and numbers in Bengali', () => {
    expect(refusalText('x', 'short', { name: 'কেটলি', left: 2 })).toBe('কেটলি আর মাত্র ২টি আছে।')
    expect(warningText(line, 'কেটলি')).toBe('কেটলি আর মাত্র ২টি আছে।')
    const limited = new ApiError(429, 'Too many tries.', [], { retryAfter: 401 })
    expect(tooManyTries(limited)).toBe('অনেকবার চেষ্টা হয়েছে। ৭ মিনিট পরে আবার চেষ্টা করুন।')
  })

  it('shows the text of the form for a field that the API refused', () => {
    const refused = { message: 'Name is required', code: 'delivery.nameRequired' }
    expect(fieldText(refused)).toBe('নাম লিখুন')
  })

  it('shows a general text for a code or a field that it does not know', () => {
    expect(refusalText('A new sentence.', 'a_new_code')).toBe('যা লিখেছেন তা একবার দেখে নিন।')
    expect(fieldText({ message: 'A new sentence.' })).toBe('এই ঘরটি একবার দেখে নিন।')
    expect(fieldText({ message: 'A new sentence.', code: 'a_new_code' })).toBe(
      'এই ঘরটি একবার দেখে নিন।',
    )
  })

  it('tells an offer for one piece from one that is over', () => {
    const warning = { kind: 'offer_over', message: 'x' } as const
    expect(warningText({ ...line, warning }, 'কেটলি')).toContain('শেষ হয়ে গেছে')
    expect(warningText({ ...line, campaign_id: 7, warning }, 'কেটলি')).toContain('একটিই')
  })
})
