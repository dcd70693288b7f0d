import { expect, test } from 'vitest'
import { BANGLADESHI_PHONE } from './phone.ts'
import { contactRules } from './contact-rules.ts'

const rules = contactRules(BANGLADESHI_PHONE)

test('V-CONT-01, V-CONT-02, V-CONT-04, V-CONT-07: every field is required, and spaces are nothing', () => {
  for (const text of ['', '  ']) {
    expect(rules.name(text)).toEqual({ code: 'contact.nameRequired' })
    expect(rules.email(text)).toEqual({ code: 'contact.emailRequired' })
    expect(rules.phone(text)).toEqual({ code: 'contact.phoneRequired' })
    expect(rules.message(text)).toEqual({ code: 'contact.messageRequired' })
  }
})

test.each(['nusrat', 'nusrat@', '@haat.example', 'a b@haat.example'])(
  'V-CONT-03: %j is no e-mail address',
  (text) => {
    expect(rules.email(text)).toEqual({ code: 'contact.emailInvalid' })
  },
)

test.each(['01312345678', '+8801912345678', '০১৩১২৩৪৫৬৭৮'])('V-CONT-06: %j passes', (text) => {
  expect(rules.phone(text)).toBeUndefined()
})

test.each(['01212345678', '0171234567', '8801712345678', '017123456789'])(
  'V-CONT-05, V-CONT-06: %j fails',
  (text) => {
    expect(rules.phone(text)).toEqual({ code: 'contact.phoneInvalid' })
  },
)
