// @vitest-environment jsdom
import { hasPhoneLength } from '@shop/domain'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { MarketProvider } from './market.tsx'
import { usePhoneRule } from './use-phone-rule.ts'

function Judged({ phone }: { phone: string }) {
  return hasPhoneLength(phone, usePhoneRule()) ? 'valid' : 'invalid'
}

it('the market says which phones there are; without one they are those of any country', () => {
  const india = { prefix: '+91', start: '', length: 10, pattern: '[6-9]\\d{9}' }
  const inIndia = (phone: string) =>
    renderToString(
      <MarketProvider market={{ phone: india }}>
        <Judged phone={phone} />
      </MarketProvider>,
    )
  expect(inIndia('9876543210')).toBe('valid')
  expect(inIndia('01712345678')).toBe('invalid')
  for (const phone of ['০১৭১২৩৪৫৬৭৮', '9876543210', '+49 1511 2345678'])
    expect(renderToString(<Judged phone={phone} />)).toBe('valid')
  for (const phone of ['', '12345', '1234567890123456', 'phone'])
    expect(renderToString(<Judged phone={phone} />)).toBe('invalid')
})
