import { expect, test } from 'vitest'
import { campaignRules } from './campaign-rules.ts'

test('V-CAMP-01, V-CAMP-02, V-CAMP-03: every field is required, and spaces are nothing', () => {
  for (const rule of Object.values(campaignRules))
    expect(rule('  ')).toEqual({ key: 'campaign.required' })
})

test.each(['01712345678', '01012345678', '০১৭১২৩৪৫৬৭৮', '০১712345678'])(
  'V-CAMP-04: %j passes',
  (text) => {
    expect(campaignRules.phone(text)).toBeUndefined()
  },
)

test.each(['02712345678', '0171234567', '017123456789', '+8801712345678', 'phone'])(
  'V-CAMP-04: %j fails',
  (text) => {
    expect(campaignRules.phone(text)).toEqual({ key: 'campaign.phoneInvalid' })
  },
)
