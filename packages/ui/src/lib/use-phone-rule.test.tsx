// @vitest-environment jsdom
import { hasPhoneLength } from '@shop/domain'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { MarketProvider } from './market.tsx'
import { usePhoneRule } from './use-phone-rule.ts'

function Judged({ phone }: { phone: string }) {
  return hasPhoneLength(phone, usePhoneRule()) ? 'valid' : 'invalid'
}

it('phones are Bangladeshi unless the market says otherwise', () => {
  const india = { prefix: '+91', start: '', length: 10, pattern: '[6-9]\\d{9}' }
  expect(renderToString(<Judged phone="০১৭১২৩৪৫৬৭৮" />)).toBe('valid')
  expect(renderToString(<Judged phone="9876543210" />)).toBe('invalid')
  const abroad = (
    <MarketProvider market={{ phone: india }}>
      <Judged phone="9876543210" />
    </MarketProvider>
  )
  expect(renderToString(abroad)).toBe('valid')
})
