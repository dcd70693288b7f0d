// @vitest-environment jsdom
import { BANGLADESHI_PHONE, deliveryTexts } from '@shop/domain'
import { act, type ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { DeliveryForm } from '../../src/blocks/delivery-form/delivery-form.tsx'
import { DirectCheckoutForm } from '../../src/blocks/direct-checkout-form/direct-checkout-form.tsx'
import { TrackOrderForm } from '../../src/blocks/track-order-form/track-order-form.tsx'
import { DeliveryInfo } from '../../src/commerce/delivery-info/delivery-info.tsx'
import { MarketProvider } from '../../src/lib/market.tsx'
import { RoutesProvider } from '../../src/lib/routes.tsx'
import { renderWithFakeTimers } from '../render-with-fake-timers.tsx'

const market = {
  phone: { prefix: '+91', start: '', length: 10, pattern: '[6-9]\\d{9}' },
  zones: [
    { id: 'north', charge: 40, label: 'North' },
    { id: 'south', charge: 60, label: 'South' },
  ],
}
const inBangladesh = (form: ReactNode) => (
  <MarketProvider market={{ phone: BANGLADESHI_PHONE }}>{form}</MarketProvider>
)
const inIndia = (form: ReactNode) => <MarketProvider market={market}>{form}</MarketProvider>
const typed = { name: 'Asha', mobile: '9876543210', address: '12 Lake Road' }
const order = { ...deliveryTexts(() => ''), ...typed, terms: true }

async function submit(form: ReactNode) {
  const page = await renderWithFakeTimers(form)
  await act(async () => page.find<HTMLFormElement>('form').requestSubmit())
  return page
}

it('the delivery form takes the mobile numbers of the market', async () => {
  const onSubmit = vi.fn(() => Promise.resolve({ ok: true as const }))
  const form = <DeliveryForm defaultValues={order} onSubmit={onSubmit} />
  expect((await submit(inBangladesh(form))).text()).toContain('Enter a valid mobile number')
  expect(onSubmit).not.toHaveBeenCalled()
  await submit(inIndia(form))
  expect(onSubmit).toHaveBeenCalledWith({ ...order, zone: 'north' })
})

it('an order is looked up by the mobile numbers of the market', async () => {
  const onSubmit = vi.fn(() => Promise.resolve({ ok: true as const }))
  const values = { orderNumber: '1042', phone: '9876543210' }
  const form = <TrackOrderForm defaultValues={values} onSubmit={onSubmit} />
  await submit(inBangladesh(form))
  expect(onSubmit).not.toHaveBeenCalled()
  await submit(inIndia(form))
  expect(onSubmit).toHaveBeenCalledWith(values)
})

it.each(['+49 1511 2345678', '01712345678'])(
  'without a market the forms take the number %s and ask for no zone',
  async (mobile) => {
    const onSubmit = vi.fn(() => Promise.resolve({ ok: true as const }))
    const values = { ...order, mobile }
    const page = await submit(<DeliveryForm defaultValues={values} onSubmit={onSubmit} />)
    expect(onSubmit).toHaveBeenCalledWith(values)
    expect(page.text()).not.toContain('Shipping zone')
    const short = { ...order, mobile: '12' }
    const wrong = await submit(<DeliveryForm defaultValues={short} onSubmit={onSubmit} />)
    expect(wrong.text()).toContain('Enter a valid mobile number')
  },
)

const product = { id: 1, name: 'Fan', href: '/fan', price: 990, images: [], stock: 3 }

it('the direct form starts with the first zone of the market', async () => {
  const form = (
    <DirectCheckoutForm product={product} onSubmit={() => Promise.resolve({ ok: true })} />
  )
  expect((await renderWithFakeTimers(form)).text()).toContain('৳990.00')
  expect((await renderWithFakeTimers(inIndia(form))).text()).toContain('৳1,030.00')
})

it('the delivery form links to the addresses of RoutesProvider', async () => {
  const page = await renderWithFakeTimers(
    <RoutesProvider routes={{ bag: '/bn/cart', terms: '/bn/terms' }}>
      <DeliveryForm onSubmit={() => Promise.resolve({ ok: true })} />
    </RoutesProvider>,
  )
  expect(page.find('a[href="/bn/cart"]').textContent).toBe('Cancel')
  expect(page.find('a[href="/bn/terms"]').textContent).toBe('Terms & Conditions')
})

it('an unknown zone is the first zone of the market, with a warning', async () => {
  const warn = vi.spyOn(console, 'error').mockImplementation(() => {})
  const zone = 'nowhere'
  const onSubmit = vi.fn(() => Promise.resolve({ ok: true as const }))
  const known = { defaultValues: order, onSubmit }
  for (const zones of [{ zone }, { defaultZone: zone }]) {
    await submit(inIndia(<DeliveryForm defaultValues={order} {...zones} onSubmit={onSubmit} />))
    expect(onSubmit).toHaveBeenLastCalledWith({ ...order, zone: 'north' })
    const direct = <DirectCheckoutForm product={product} {...zones} {...known} />
    expect((await submit(inIndia(direct))).text()).toContain('৳1,030.00')
    expect(onSubmit).toHaveBeenLastCalledWith(expect.objectContaining({ zone: 'north' }))
  }
  const warnings = warn.mock.calls.filter(([text]) => String(text).includes('"nowhere"'))
  expect(warnings).toHaveLength(4)
  warn.mockRestore()
})

it('the delivery information states what is known of each zone of the market', async () => {
  const zones = [
    { id: 'inside', charge: 50, label: 'Inside' },
    { id: 'sylhet', charge: 100, label: 'Sylhet' },
  ]
  const statements = [
    { zone: 'inside', time: '24 to 48 hours' },
    { zone: 'outside', charge: '130 outside', time: '5 days outside' },
  ]
  const page = await renderWithFakeTimers(
    <MarketProvider market={{ zones }}>
      <DeliveryInfo supportPhone="01700-000000" statements={statements} />
    </MarketProvider>,
  )
  expect(page.text()).toContain('Inside: ৳50')
  expect(page.text()).toContain('24 to 48 hours')
  expect(page.text()).toContain('Sylhet: ৳100')
  expect(page.text()).not.toMatch(/outside/)
})
