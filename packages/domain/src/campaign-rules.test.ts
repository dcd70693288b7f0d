import { expect, test } from 'vitest'
import { BANGLADESHI_PHONE } from './phone.ts'
import { campaignRules } from './campaign-rules.ts'

const rules = campaignRules(BANGLADESHI_PHONE)

test('V-CAMP-01, V-CAMP-02, V-CAMP-03: every field is required, and spaces are nothing', () => {
  for (const rule of Object.values(rules)) expect(rule('  ')).toEqual({ code: 'campaign.required' })
})

test.each(['01712345678', '01012345678', '০১৭১২৩৪৫৬৭৮', '০১712345678'])(
  'V-CAMP-04: %j passes',
  (text) => {
    expect(rules.phone(text)).toBeUndefined()
  },
)

test.each(['02712345678', '0171234567', '017123456789', '+8801712345678', 'phone'])(
  'V-CAMP-04: %j fails',
  (text) => {
    expect(rules.phone(text)).toEqual({ code: 'campaign.phoneInvalid' })
  },
)
