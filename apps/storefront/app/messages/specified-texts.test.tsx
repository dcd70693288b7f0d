import { DiscountSection, OrderSuccessPanel } from '@shop/ui'
import { defaultMessages } from '@shop/ui/messages'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ShopMarket } from '../shell/shop-market.tsx'
import { textsIn } from './texts.ts'

it('R-SUC-02, R-SUC-03: the shop renders the words of the specification', () => {
  const product = { id: 1, name: 'Fan', href: '/fan', price: 100, images: [], stock: 3 }
  const page = renderToString(
    <ShopMarket language="en" shop={{ timeZone: 'Asia/Dhaka', zones: [] }}>
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

it('V-PAY-01, E-11, E-14, E-17: messages after a press have the words of the specification', () => {
  const text = textsIn('en', defaultMessages)
  expect(text('payment.agreeFirst')).toBe('Please agree to the Terms & conditions.')
  expect(text('contact.sent')).toBe('Message sen successfully')
  expect(text('campaign.rejectedTitle')).toBe('Trip and Tricks Alert!')
})
