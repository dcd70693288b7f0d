// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { renderWithFakeTimers } from '../../../test/render-with-fake-timers.tsx'
import { sampleMarket } from '../../../stories/samples/bangladesh.ts'
import { DeliveryForm } from '../../blocks/delivery-form/delivery-form.tsx'
import { DirectCheckoutForm } from '../../blocks/direct-checkout-form/direct-checkout-form.tsx'
import { MarketProvider } from '../../lib/market.tsx'

const message = 'We do not deliver there this week.'
const onSubmit = async () => ({ ok: false, errors: [{ field: 'zone', message }] }) as const
const texts = { name: 'Rahim', address: 'House 12, Mirpur 10', phone: '01712345678' }
const product = { id: 1, name: 'Kettle', href: '/kettle', price: 100, images: [], stock: 5 }

test.each([
  [
    'DeliveryForm',
    <DeliveryForm
      defaultValues={{ ...texts, mobile: texts.phone, terms: true }}
      defaultZone="dhaka_inside"
      onSubmit={onSubmit}
    />,
  ],
  [
    'DirectCheckoutForm',
    <DirectCheckoutForm
      product={product}
      defaultValues={{ ...texts, mobile: texts.phone }}
      defaultZone="dhaka_inside"
      onSubmit={onSubmit}
    />,
  ],
])('%s shows the refusal of a zone at its choice until another is chosen', async (_, form) => {
  const page = await renderWithFakeTimers(
    <MarketProvider market={sampleMarket}>{form}</MarketProvider>,
  )
  await page.press('[type=submit]')
  expect(page.text()).toContain(message)
  expect(document.activeElement?.getAttribute('name')).toBe('zone')
  await page.press('[value=dhaka_outside]')
  expect(page.text()).not.toContain(message)
})
