// @vitest-environment jsdom
import { deliveryTexts } from '@shop/domain'
import { act, type ReactElement } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import {
  CampaignForm,
  ContactForm,
  DeliveryForm,
  DirectCheckoutForm,
  Field,
  Input,
  NewsletterForm,
  PaymentMethodForm,
  TrackOrderForm,
} from '../../src/index.ts'
import { mount, renderOnServer, rerender, unmount } from '../conformance/mount.tsx'

afterEach(unmount)

/** A field that no form of the library has. */
interface Nearby {
  nearby: string
}

const message = 'Name a place near you'
const nearby = (
  <Field name="nearby" label="Nearby" validate={(text) => (text.trim() ? undefined : message)}>
    <Input />
  </Field>
)
const typed = { name: 'Rahim', mobile: '01712345678', address: 'House 12, Mirpur 10' }
const order = { ...deliveryTexts(() => ''), ...typed }
const onSubmit = vi.fn(async (_values: Nearby) => ({ ok: true }) as const)
const product = { id: 1, name: 'Fan', href: '/fan', price: 990, images: [], stock: 3 }
const contact = { name: 'Rahim', email: 'r@example.com', phone: order.mobile, message: 'Hello' }

/** Every ready form with one more field. */
const forms: readonly ReactElement<{ defaultValues?: object }>[] = [
  <DeliveryForm<Nearby> key={1} defaultValues={{ ...order, terms: true }} onSubmit={onSubmit}>
    {nearby}
  </DeliveryForm>,
  <DirectCheckoutForm<Nearby> key={2} product={product} defaultValues={order} onSubmit={onSubmit}>
    {nearby}
  </DirectCheckoutForm>,
  <ContactForm<Nearby> key={3} defaultValues={contact} onSubmit={onSubmit}>
    {nearby}
  </ContactForm>,
  <CampaignForm<Nearby>
    key={4}
    offer={{ buyHref: '/fan' }}
    defaultValues={{ name: 'Rahim', phone: order.mobile, trips: 'Boil it' }}
    onSubmit={onSubmit}
  >
    {nearby}
  </CampaignForm>,
  <TrackOrderForm<Nearby>
    key={5}
    defaultValues={{ orderNumber: '1042', phone: order.mobile }}
    onSubmit={onSubmit}
  >
    {nearby}
  </TrackOrderForm>,
  <PaymentMethodForm<Nearby> key={6} amount={100} onSubmit={onSubmit}>
    {nearby}
  </PaymentMethodForm>,
  <NewsletterForm<Nearby> key={7} defaultValues={{ email: contact.email }} onSubmit={onSubmit}>
    {nearby}
  </NewsletterForm>,
]
const named = forms.map((form) => [(form.type as { name: string }).name, form] as const)

const field = () => document.querySelector<HTMLInputElement>('[name=nearby]')!
const text = () => document.querySelector('form')?.textContent
async function submit() {
  const terms = document.querySelector<HTMLInputElement>('[name=terms]')
  if (terms) terms.checked = true
  await act(async () => document.querySelector('form')?.requestSubmit())
}

it.each(named)('%s checks and submits one more field', async (_, form) => {
  onSubmit.mockClear()
  await mount(form)
  expect(text()).not.toContain(message)
  await submit()
  expect(text()).toContain(message)
  expect(document.activeElement).toBe(field())
  expect(onSubmit).not.toHaveBeenCalled()
  field().value = ' Beside the mosque '
  await submit()
  expect(text()).not.toContain(message)
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ nearby: 'Beside the mosque' }),
  )
})

it.each(named)('%s keeps what was typed into one more field before hydration', async (_, form) => {
  onSubmit.mockClear()
  const page = document.createElement('div')
  page.innerHTML = renderOnServer(form)
  // What is typed before hydration is in the markup.
  page.querySelector('[name=nearby]')?.setAttribute('value', 'Beside the mosque')
  await mount(form, page.innerHTML)
  await submit()
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ nearby: 'Beside the mosque' }),
  )
})

it('the server can refuse one more field, and late values fill it in', async () => {
  const refused = vi.fn(
    async () => ({ ok: false, errors: [{ field: 'nearby', message: 'Not found' }] }) as const,
  )
  const form = (values: Partial<Nearby>) => (
    <DeliveryForm<Nearby> defaultValues={{ ...order, ...values, terms: true }} onSubmit={refused}>
      {nearby}
    </DeliveryForm>
  )
  await mount(form({ nearby: '' }))
  await rerender(form({ nearby: 'Beside the mosque' }))
  expect(field().value).toBe('Beside the mosque')
  await submit()
  expect(text()).toContain('Not found')
  expect(document.activeElement).toBe(field())
})

it('a field that is removed is neither checked nor submitted', async () => {
  onSubmit.mockClear()
  const form = (more: boolean) => (
    <DeliveryForm defaultValues={{ ...order, terms: true }} onSubmit={onSubmit as never}>
      {more && nearby}
    </DeliveryForm>
  )
  await mount(form(true))
  await rerender(form(false))
  await submit()
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ ...order, terms: true })
})

it('the direct form says that fields are missing also for one more field', async () => {
  await mount(
    <DirectCheckoutForm product={product} defaultValues={order} onSubmit={onSubmit as never}>
      {nearby}
    </DirectCheckoutForm>,
  )
  await submit()
  expect(text()).toContain('Please fill all required fields.')
})
