import { DiscountSection, OrderSuccessPanel } from '@shop/ui'
import { defaultMessages } from '@shop/ui/messages'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ShopMarket } from '../shell/shop-market.tsx'
import { browserTexts, setOwnTexts, textsIn } from './texts.ts'

it('R-SUC-02, R-SUC-03: the shop renders the words of the specification', () => {
  const product = { id: 1, name: 'Fan', href: '/fan', price: 100, images: [], quantity: 3 }
  const page = renderToString(
    <ShopMarket
      language="en"
      shop={{ timeZone: 'Asia/Dhaka', zones: [], texts: { en: {}, bn: {} } }}
    >
      <OrderSuccessPanel />
      <DiscountSection products={[{ ...product, discountPrice: 75 }]} />
    </ShopMarket>,
  )
  expect(page.replaceAll('&#x27;', "'")).toContain(
    "Your order has been placed. We've sent a confirmation sms.",
  )
  expect(page).toContain('Paid Through: Cash On Delivary')
  expect(page).toContain('Upto 25% Discount')
})

it('texts of the owner are in place of those of the build, in components and elsewhere', () => {
  const texts = { en: { 'success.paid': 'Paid in cash' }, bn: {} }
  const shop = { timeZone: 'Asia/Dhaka', zones: [], texts }
  const page = renderToString(
    <ShopMarket language="en" shop={shop}>
      <OrderSuccessPanel />
    </ShopMarket>,
  )
  expect(page).toContain('Paid in cash')
  expect(page).not.toContain('Cash On Delivary')
  expect(textsIn({ language: 'en', shop }, defaultMessages)('success.paid')).toBe('Paid in cash')
  setOwnTexts(texts.en)
  expect(browserTexts(defaultMessages)('success.paid')).toBe('Paid in cash')
  setOwnTexts({})
})

it('V-PAY-01, E-11, E-14, E-17: messages after a press have the words of the specification', () => {
  const text = textsIn({ language: 'en', shop: { texts: { en: {}, bn: {} } } }, defaultMessages)
  expect(text('payment.agreeFirst')).toBe('Please agree to the Terms & conditions.')
  expect(text('contact.sent')).toBe('Message sen successfully')
  expect(text('campaign.rejectedTitle')).toBe('Trip and Tricks Alert!')
})
