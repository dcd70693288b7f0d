// @vitest-environment jsdom
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import {
  AlertPopup,
  BannerArea,
  CampaignForm,
  CampaignPopup,
  Autocomplete,
  ContactForm,
  DeliveryForm,
  DirectCheckoutForm,
  MarketProvider,
  NewsletterForm,
  PaymentMethodForm,
  type PaymentMethod,
  ProductFilters,
  SearchBox,
  SiteHeader,
  Toast,
  ZoneChoice,
} from '../src/index.ts'
import { sampleMarket } from '../stories/samples/bangladesh.ts'
import { renderWithFakeTimers } from './render-with-fake-timers.tsx'

test('a toast without open closes itself', async () => {
  const page = await renderWithFakeTimers(<Toast defaultOpen>Saved</Toast>)
  expect(page.text()).toContain('Saved')
  await page.advance(5000)
  expect(page.text()).not.toContain('Saved')
})

test.each([
  ['AlertPopup', <AlertPopup defaultOpen title="Sorry" description="Try again" />, 'Sorry', 'OK'],
  ['CampaignPopup', <CampaignPopup defaultOpen buyHref="/" />, 'Thank You!', 'Close'],
])('%s without open closes itself', async (_, popup, title, name) => {
  const page = await renderWithFakeTimers(popup)
  expect(page.text()).toContain(title)
  const button = [...document.querySelectorAll('button')].find(({ textContent }) =>
    textContent?.includes(name),
  )
  await act(async () => button?.click())
  expect(page.text()).not.toContain(title)
})

test('a combobox without value holds its text, and a reset of the form restores it', async () => {
  const page = await renderWithFakeTimers(
    <form>
      <Autocomplete name="q" aria-label="Search" defaultValue="fan" items={[]} />
    </form>,
  )
  const text = () => new FormData(page.find<HTMLFormElement>('form')).get('q')
  expect(text()).toBe('fan')
  await page.type('input', 'kettle')
  expect(text()).toBe('kettle')
  await act(async () => page.find<HTMLFormElement>('form').reset())
  expect(text()).toBe('fan')
  await page.type('input', 'kettle')
  expect(text()).toBe('kettle')
})

test('a combobox without onSelect takes the label of the chosen item as its text', async () => {
  const onValueChange = vi.fn()
  const page = await renderWithFakeTimers(
    <Autocomplete
      aria-label="Product"
      items={[{ id: 1, label: 'Kettle' }]}
      onValueChange={onValueChange}
    />,
  )
  await page.type('input', 'k')
  await page.press('[role=option]')
  expect(page.find<HTMLInputElement>('input').value).toBe('Kettle')
  expect(onValueChange).toHaveBeenLastCalledWith('Kettle')
})

/** The data of the form on the page. */
const formData = () =>
  Object.fromEntries(new FormData(document.querySelector<HTMLFormElement>('form') ?? undefined))

const resetForm = () => act(async () => document.querySelector('form')?.reset())

test('a search box without value holds its text, and a reset of the form restores it', async () => {
  const page = await renderWithFakeTimers(
    <form>
      <SearchBox name="search" defaultValue="fan" />
    </form>,
  )
  expect(formData()).toEqual({ search: 'fan' })
  await page.type('input', 'kettle')
  expect(formData()).toEqual({ search: 'kettle' })
  await resetForm()
  expect(formData()).toEqual({ search: 'fan' })
})

test('a choice of the zone without value holds it, and a reset of the form restores it', async () => {
  const onValueChange = vi.fn()
  const page = await renderWithFakeTimers(
    <form>
      <MarketProvider market={sampleMarket}>
        <ZoneChoice defaultValue="dhaka_outside" onValueChange={onValueChange} />
      </MarketProvider>
    </form>,
  )
  expect(formData()).toEqual({ zone: 'dhaka_outside' })
  await page.press('[value=dhaka_inside]')
  expect(formData()).toEqual({ zone: 'dhaka_inside' })
  expect(onValueChange).toHaveBeenLastCalledWith('dhaka_inside')
  await resetForm()
  expect(formData()).toEqual({ zone: 'dhaka_outside' })
  expect(onValueChange).toHaveBeenLastCalledWith('dhaka_outside')
  await page.press('[value=dhaka_inside]')
  expect(formData()).toEqual({ zone: 'dhaka_inside' })
})

test('filters without value hold it, and a reset of the form restores it', async () => {
  const onValueChange = vi.fn()
  const first = { sort: 'price_asc', minPrice: 100, maxPrice: null, inStock: true } as const
  const page = await renderWithFakeTimers(
    <ProductFilters defaultValue={first} onValueChange={onValueChange} />,
  )
  const shown = { sort: 'price_asc', minPrice: '100', maxPrice: '' }
  expect(formData()).toEqual({ ...shown, inStock: 'true' })
  await page.press('[name=inStock]')
  expect(formData()).toEqual(shown)
  expect(onValueChange).toHaveBeenLastCalledWith({ ...first, inStock: false })
  await resetForm()
  expect(formData()).toEqual({ ...shown, inStock: 'true' })
  expect(onValueChange).toHaveBeenLastCalledWith(first)
})

test('a delivery form without zone holds it, and submits it', async () => {
  const onSubmit = vi.fn(async () => ({ ok: true }) as const)
  const texts = { name: 'Rahim', mobile: '01712345678', address: 'House 12, Mirpur 10' }
  const page = await renderWithFakeTimers(
    <MarketProvider market={sampleMarket}>
      <DeliveryForm
        defaultValues={{ ...texts, terms: true }}
        defaultZone="dhaka_inside"
        onSubmit={onSubmit}
      />
    </MarketProvider>,
  )
  expect(formData()).toMatchObject({ zone: 'dhaka_inside' })
  await page.press('[value=dhaka_outside]')
  await page.press('[type=submit]')
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ ...texts, zone: 'dhaka_outside' }),
  )
})

test('a form of payment without method holds it, and a reset of the form restores it', async () => {
  const onMethodChange = vi.fn()
  await renderWithFakeTimers(
    <PaymentMethodForm
      amount={100}
      defaultMethod="cashondelivery"
      onMethodChange={onMethodChange}
      onSubmit={async () => ({ ok: true })}
    />,
  )
  expect(formData()).toEqual({ paymentMethod: 'cashondelivery' })
  await act(async () => document.querySelector<HTMLElement>('[value=sslcommerz]')?.click())
  expect(formData()).toEqual({ paymentMethod: 'sslcommerz' })
  expect(onMethodChange).toHaveBeenLastCalledWith('sslcommerz')
  await resetForm()
  expect(formData()).toEqual({ paymentMethod: 'cashondelivery' })
  expect(onMethodChange).toHaveBeenLastCalledWith('cashondelivery')
})

test('a form of payment pays with the method that its caller holds', async () => {
  const onSubmit = vi.fn(async () => ({ ok: true }) as const)
  const form = (method: PaymentMethod) => (
    <PaymentMethodForm amount={100} method={method} onSubmit={onSubmit} />
  )
  const page = await renderWithFakeTimers(form('sslcommerz'))
  await page.press('[value=cashondelivery]')
  expect(formData()).toEqual({ paymentMethod: 'sslcommerz' })
  await page.rerender(form('cashondelivery'))
  await page.press('[name=terms]')
  await page.press('[type=submit]')
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
    paymentMethod: 'cashondelivery',
    terms: true,
  })
})

test('a direct order shows the quantity that its caller holds', async () => {
  const onQuantityChange = vi.fn()
  const form = (quantity: number) => (
    <DirectCheckoutForm
      product={{ id: 1, name: 'Kettle', href: '/kettle', price: 100, images: [], stock: 5 }}
      quantity={quantity}
      onQuantityChange={onQuantityChange}
      onSubmit={async () => ({ ok: true })}
    />
  )
  const page = await renderWithFakeTimers(form(2))
  const shown = () => page.find<HTMLInputElement>('[role=spinbutton]').value
  await page.press('[aria-label^=Increase]')
  expect(onQuantityChange).toHaveBeenLastCalledWith(3)
  expect(shown()).toBe('2')
  await page.rerender(form(3))
  expect(shown()).toBe('3')
})

test('forms begin with the first values of their fields, and a reset restores them', async () => {
  const onSubmit = async () => ({ ok: true }) as const
  const offer = { image: 'kettle.jpg', productName: 'Kettle', price: 100, buyHref: '/kettle' }
  const forms = [
    <ContactForm key={1} defaultValues={{ name: 'Rahim' }} onSubmit={onSubmit} />,
    <CampaignForm key={2} defaultValues={{ name: 'Rahim' }} offer={offer} onSubmit={onSubmit} />,
    <NewsletterForm key={3} defaultValues={{ email: 'Rahim' }} onSubmit={onSubmit} />,
  ]
  const page = await renderWithFakeTimers(forms[0]!)
  for (const form of forms) {
    await page.rerender(form)
    expect(page.find<HTMLInputElement>('input').value).toBe('Rahim')
    await page.type('input', 'Karim')
    expect(page.find<HTMLInputElement>('input').value).toBe('Karim')
    await resetForm()
    expect(page.find<HTMLInputElement>('input').value).toBe('Rahim')
  }
})

test('a header has an address of its own for each link', async () => {
  const hrefs = ['/a', '/b', '/c', '/d', '/e']
  const [homeHref = '', productsHref = '', comboHref = '', loginHref = '', bagHref = ''] = hrefs
  const addresses = { homeHref, productsHref, comboHref, loginHref, bagHref }
  await renderWithFakeTimers(<SiteHeader brand="Haat" {...addresses} />)
  const links = [...document.querySelectorAll('header a')].map((link) => link.getAttribute('href'))
  expect(links.toSorted()).toEqual(hrefs)
  expect(document.querySelector('header')?.textContent).not.toContain('Categories')
})

test('the categories beside the banners and the menu of the header open by themselves', async () => {
  const banner = { id: 1, image: 'banners/1.jpg', alt: 'Sale', href: '/sale' }
  const page = await renderWithFakeTimers(
    <>
      <SiteHeader brand="Haat" categories={[]} defaultMenuOpen />
      <BannerArea categories={[]} banners={[banner]} />
    </>,
  )
  const menu = page.find('[aria-haspopup=dialog]')
  expect(menu.getAttribute('aria-expanded')).toBe('true')
  const button = '[data-shop=banner-area] button[aria-controls][aria-expanded]'
  expect(page.find(button).getAttribute('aria-expanded')).toBe('false')
  await page.press(button)
  expect(page.find(button).getAttribute('aria-expanded')).toBe('true')
})
