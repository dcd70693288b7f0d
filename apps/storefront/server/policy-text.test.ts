import { describe, expect, it } from 'vitest'
import { loadStorefrontSettings } from './settings.ts'
import { policyLinks } from '../app/features/content/policy-links.server.ts'
import { policyText } from '../app/features/content/policy-text.ts'
import { policyPages } from '../app/lib/pages.ts'
import { bengali } from '../app/messages/bn.ts'
import { escapeHtml } from '../app/messages/policy.ts'
import { addLocale } from '../app/messages/texts.ts'
import { shopSample as shop } from './shop-sample.ts'

addLocale('bn', bengali)

const read = (name: string) =>
  policyText(
    'en',
    name,
  )(shop)
    .sections.map(({ html }) => html)
    .join('\n')

describe('policy texts', () => {
  it('R-POL-07: returns cost Tk. 70 inside Dhaka and Tk. 100 outside, with 3 to 5 days outside', () => {
    expect(read('return-refund')).toMatch(/Tk\. 70 inside Dhaka and Tk\. 100 outside/)
    expect(read('return-refund')).toContain('Outside Dhaka it takes 3 to 5 days')
  })

  it('R-POL-08, R-POL-09, R-POL-10: delivery from ৳60 and ৳130, 2 to 4 business days, free above a threshold', () => {
    const text = read('delivery-policy')
    expect(text).toContain('from ৳60 inside Dhaka and from ৳130 outside')
    expect(text).toContain('Outside Dhaka it takes 2 to 4 business days')
    expect(text).toMatch(/promotions delivery is free above a threshold,[^\d৳]*</)
  })

  it('R-POL-11, R-POL-12: cash to our riders only inside Dhaka, collected by couriers outside', () => {
    expect(read('return-refund')).toContain(
      'Cash on delivery to our own riders is available only inside Dhaka',
    )
    expect(read('delivery-policy')).toContain(
      'Cash on delivery outside Dhaka is collected by couriers',
    )
  })

  it('R-POL-13, R-POL-14, R-POL-15: cash within 7, card and mobile in 7 to 10 working days, card in full through the gateway', () => {
    const text = read('return-refund')
    expect(text).toContain('Cash refunds are paid within 7 working days')
    expect(text).toContain('Card and mobile payments are refunded in 7 to 10 working days')
    expect(text).toContain('Card refunds are full only and go through the payment gateway')
  })

  it('R-POL-16: an order can be cancelled before dispatch', () => {
    expect(read('return-refund')).toContain('An order can be cancelled before dispatch')
  })

  it('R-POL-04: the terms were last updated September 3, 2025', () => {
    expect(policyText('en', 'terms-conditions')(shop).updated).toBe('September 3, 2025')
  })

  it('R-POL-01, R-POL-02, R-POL-05, R-POL-06: terms and delivery are the formal pages, with contents, phone and tax id', () => {
    const names = [
      'about-us',
      'return-refund',
      'privacy-policy',
      'terms-conditions',
      'delivery-policy',
    ]
    expect(names.filter((name) => policyText('en', name)(shop).formal)).toEqual([
      'terms-conditions',
      'delivery-policy',
    ])
  })

  it.each(policyPages)('$policy has the same sections in both languages', ({ policy }) => {
    const english = policyText('en', policy)(shop)
    const translated = policyText('bn', policy)(shop)
    expect(translated.sections.map(({ id }) => id)).toEqual(english.sections.map(({ id }) => id))
    expect(translated.formal).toBe(english.formal)
    const { title, link, description, sections } = translated
    const texts = [
      title,
      link,
      description,
      ...sections.flatMap(({ title, html }) => [title, html]),
    ]
    for (const text of texts) expect(text).toMatch(/[\u0980-\u09ff]/)
  })

  it('are linked in the footer with the words and in the order of the specification', () => {
    const links = [
      ['/about-us', 'About Us', 'আমাদের কথা'],
      ['/return-refund', 'Return & Refund', 'পণ্য ও টাকা ফেরত'],
      ['/privacy-policy', 'Privacy Policy', 'গোপনীয়তা নীতি'],
      ['/terms-conditions', 'Terms & Conditions', 'শর্তাবলি'],
      ['/delivery-policy', 'Delivery Policy', 'ডেলিভারি নীতি'],
    ]
    const environment = loadStorefrontSettings({}).environments
    for (const [index, language] of (['en', 'bn'] as const).entries())
      expect(policyLinks({ ...environment[language], shop }).slice(0, links.length)).toEqual(
        links.map(([href, ...labels]) => ({ label: labels[index], href })),
      )
  })

  it('escape settings', () => {
    expect(escapeHtml('<b>"&')).toBe('&#60;b&#62;&#34;&#38;')
  })
})
