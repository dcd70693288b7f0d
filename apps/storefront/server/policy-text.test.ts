import { describe, expect, it } from 'vitest'
import { loadShopSettings } from './shop-settings.ts'
import { aboutUs } from '../app/features/content/about-us.ts'
import { deliveryPolicy } from '../app/features/content/delivery-policy.ts'
import { escapeHtml } from '../app/messages/policy.ts'
import { privacyPolicy } from '../app/features/content/privacy-policy.ts'
import { returnRefund } from '../app/features/content/return-refund.ts'
import { termsConditions } from '../app/features/content/terms-conditions.ts'

const shop = loadShopSettings({})
const read = (text: typeof aboutUs) =>
  text(shop)
    .sections.map(({ html }) => html)
    .join('\n')

describe('policy texts', () => {
  it('R-POL-07: returns cost Tk. 70 inside Dhaka and Tk. 100 outside, with 3 to 5 days outside', () => {
    expect(read(returnRefund)).toMatch(/Tk\. 70 inside Dhaka and Tk\. 100 outside/)
    expect(read(returnRefund)).toContain('Outside Dhaka it takes 3 to 5 days')
  })

  it('R-POL-08, R-POL-09, R-POL-10: delivery from ৳60 and ৳130, 2 to 4 business days, free above a threshold', () => {
    const text = read(deliveryPolicy)
    expect(text).toContain('from ৳60 inside Dhaka and from ৳130 outside')
    expect(text).toContain('Outside Dhaka it takes 2 to 4 business days')
    expect(text).toMatch(/promotions delivery is free above a threshold,[^\d৳]*</)
  })

  it('R-POL-11, R-POL-12: cash to our riders only inside Dhaka, collected by couriers outside', () => {
    expect(read(returnRefund)).toContain(
      'Cash on delivery to our own riders is available only inside Dhaka',
    )
    expect(read(deliveryPolicy)).toContain(
      'Cash on delivery outside Dhaka is collected by couriers',
    )
  })

  it('R-POL-13, R-POL-14, R-POL-15: cash within 7, card and mobile in 7 to 10 working days, card in full through the gateway', () => {
    const text = read(returnRefund)
    expect(text).toContain('Cash refunds are paid within 7 working days')
    expect(text).toContain('Card and mobile payments are refunded in 7 to 10 working days')
    expect(text).toContain('Card refunds are full only and go through the payment gateway')
  })

  it('R-POL-16: an order can be cancelled before dispatch', () => {
    expect(read(returnRefund)).toContain('An order can be cancelled before dispatch')
  })

  it('R-POL-04: the terms were last updated September 3, 2025', () => {
    expect(termsConditions(shop).updated).toBe('September 3, 2025')
  })

  it('R-POL-01, R-POL-02, R-POL-05, R-POL-06: terms and delivery are the formal pages, with contents, phone and tax id', () => {
    const formal = [aboutUs, deliveryPolicy, privacyPolicy, returnRefund, termsConditions].filter(
      (text) => text(shop).formal,
    )
    expect(formal).toEqual([deliveryPolicy, termsConditions])
  })

  it('escape settings', () => {
    expect(escapeHtml('<b>"&')).toBe('&#60;b&#62;&#34;&#38;')
  })
})
