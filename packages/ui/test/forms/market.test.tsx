// @vitest-environment jsdom
import { act, type ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { DeliveryForm } from '../../src/commerce/delivery-form/delivery-form.tsx'
import { DirectCheckoutForm } from '../../src/commerce/direct-checkout-form/direct-checkout-form.tsx'
import { TrackOrderForm } from '../../src/commerce/track-order-form/track-order-form.tsx'
import { MarketProvider } from '../../src/lib/market.tsx'
import { RoutesProvider } from '../../src/lib/routes.tsx'
import { renderWithFakeTimers } from '../render-with-fake-timers.tsx'

const market = {
  phone: { prefix: '+91', start: '', length: 10, pattern: '[6-9]\\d{9}' },
  zones: [
    { value: 'north', charge: 40, label: 'North' },
    { value: 'south', charge: 60, label: 'South' },
  ],
}
const inIndia = (form: ReactNode) => <MarketProvider market={market}>{form}</MarketProvider>
const order = { name: 'Asha', mobile: '9876543210', address: '12 Lake Road', terms: true }

async function submit(form: ReactNode) {
  const page = await renderWithFakeTimers(form)
  await act(async () => page.find<HTMLFormElement>('form').requestSubmit())
  return page
}

it('the delivery form takes the mobile numbers of the market', async () => {
  const onSubmit = vi.fn(() => Promise.resolve({ ok: true as const }))
  const form = <DeliveryForm defaultValues={order} onSubmit={onSubmit} />
  expect((await submit(form)).text()).toContain('Mobile number must be exactly 11 digits')
  expect(onSubmit).not.toHaveBeenCalled()
  await submit(inIndia(form))
  expect(onSubmit).toHaveBeenCalledWith(order)
})

it('an order is looked up by the mobile numbers of the market', async () => {
  const onSubmit = vi.fn(() => Promise.resolve({ ok: true as const }))
  const values = { orderNumber: '1042', phone: '9876543210' }
  const form = <TrackOrderForm defaultValues={values} onSubmit={onSubmit} />
  await submit(form)
  expect(onSubmit).not.toHaveBeenCalled()
  await submit(inIndia(form))
  expect(onSubmit).toHaveBeenCalledWith(values)
})

it('the direct form starts with the first zone of the market', async () => {
  const product = { id: 1, name: 'Fan', href: '/fan', price: 990, images: [], quantity: 3 }
  const form = (
    <DirectCheckoutForm product={product} onSubmit={() => Promise.resolve({ ok: true })} />
  )
  expect((await renderWithFakeTimers(form)).text()).toContain('৳1,120.00')
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

it('in another country no message names Bangladesh or its eleven digits', async () => {
  const wrong = { ...order, mobile: '12' }
  const send = () => Promise.resolve({ ok: true as const })
  const page = await submit(inIndia(<DeliveryForm defaultValues={wrong} onSubmit={send} />))
  expect(page.text()).toContain('Enter a valid mobile number')
  expect(page.text()).not.toContain('11 digits')
})
