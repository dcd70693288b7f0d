// @vitest-environment jsdom
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { CampaignForm } from '../src/blocks/campaign-form/campaign-form.tsx'
import { ContactForm } from '../src/blocks/contact-form/contact-form.tsx'
import { DeliveryForm } from '../src/blocks/delivery-form/delivery-form.tsx'
import { DeliveryInfo } from '../src/commerce/delivery-info/delivery-info.tsx'
import { OrderProgress } from '../src/commerce/order-progress/order-progress.tsx'
import { ProductFilters } from '../src/blocks/product-filters/product-filters.tsx'
import { SavedOrders } from '../src/blocks/saved-orders/saved-orders.tsx'
import { SiteFooter } from '../src/blocks/site-footer/site-footer.tsx'
import { TrackOrderForm } from '../src/blocks/track-order-form/track-order-form.tsx'
import { TrustBlurbs } from '../src/blocks/trust-blurbs/trust-blurbs.tsx'
import { BagList } from '../src/blocks/bag-list/bag-list.tsx'
import { DirectCheckoutForm } from '../src/blocks/direct-checkout-form/direct-checkout-form.tsx'
import { LoginPanel } from '../src/blocks/login-panel/login-panel.tsx'
import { NotFoundPage } from '../src/blocks/not-found-page/not-found-page.tsx'
import { Price } from '../src/commerce/price/price.tsx'
import { StockLabel } from '../src/commerce/stock-label/stock-label.tsx'
import { ZoneChoice } from '../src/commerce/zone-choice/zone-choice.tsx'
import { QuantityStepper } from '../src/components/quantity-stepper/quantity-stepper.tsx'
import { BagLink } from '../src/blocks/site-header/bag-link.tsx'
import { RoutesProvider } from '../src/lib/routes.tsx'
import { MarketProvider } from '../src/lib/market.tsx'
import type { Market } from '../src/lib/markets.ts'
import { bengaliMarket } from '../src/lib/bengali-market.ts'

const text = (element: ReactNode) => {
  const page = document.createElement('div')
  page.innerHTML = renderToString(element)
  return page.textContent
}

const offer = (
  <>
    <Price price={1490} discountPrice={1290} showSaving />
    <StockLabel stock={1234} />
  </>
)

it('without a provider prices have the texts of the specification', () => {
  expect(text(offer)).toBe('Price 1,290 tkOriginal price 1,490 tkYou save 200 tkIn Stock (1234)')
})

it('the Bengali market writes amounts and the numbers of messages in Bengali digits', () => {
  expect(text(<MarketProvider market={bengaliMarket}>{offer}</MarketProvider>)).toBe(
    'Price ১,২৯০ টাকাOriginal price ১,৪৯০ টাকাYou save ২০০ টাকাIn Stock (১২৩৪)',
  )
})

it('an inner provider changes what it names and keeps the rest of the outer one', () => {
  const inner = (
    <MarketProvider market={bengaliMarket}>
      <MarketProvider market={{ price: '৳{amount}' }}>
        <Price price={1490} />
      </MarketProvider>
    </MarketProvider>
  )
  expect(text(inner)).toBe('Price ৳১,৪৯০')
})

it('zones, charges and their texts are data of the market', () => {
  const zones = [
    { id: 'inside', charge: 50, label: 'Inside' },
    { id: 'sylhet', charge: 99.5 },
  ]
  const choice = <ZoneChoice defaultValue="sylhet" />
  expect(text(<MarketProvider market={{ zones }}>{choice}</MarketProvider>)).toBe(
    'Shipping zoneInside৳50.00sylhet৳99.50',
  )
})

it('the direct order adds the charge of the market', () => {
  const product = { id: 1, name: 'Fan', href: '/fan', price: 990, images: [], stock: 3 }
  const order = (
    <DirectCheckoutForm
      product={product}
      defaultQuantity={2}
      defaultZone="sylhet"
      onSubmit={async () => ({ ok: true })}
    />
  )
  const zones = [{ id: 'sylhet', charge: 99.5 }]
  const inSylhet = <MarketProvider market={{ ...bengaliMarket, zones }}>{order}</MarketProvider>
  expect(text(inSylhet)).toContain('Total২,০৭৯.৫০ টাকা')
})

it('components link to the addresses of RoutesProvider, and a prop has priority', () => {
  const links = (element: ReactNode) =>
    [...renderToString(element).matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
  const panels = (
    <>
      <LoginPanel />
      <NotFoundPage />
      <BagList entries={[]} onQuantityChange={() => {}} onRemove={() => {}} />
    </>
  )
  expect(links(panels)).toEqual(['/products', '/track-order', '/', '/products'])
  const elsewhere = (
    <RoutesProvider routes={{ home: '/bn', products: '/bn/products' }}>
      {panels}
      <NotFoundPage homeHref="/start" />
    </RoutesProvider>
  )
  expect(links(elsewhere)).toEqual([
    '/bn/products',
    '/track-order',
    '/bn',
    '/bn/products',
    '/start',
  ])
})

it('the quantity and the number in the bag have the digits of the market', () => {
  const stepper = <QuantityStepper aria-label="Fan" defaultValue={12} name="quantity" />
  const bag = <BagLink href="/cart" count={120} />
  const page = renderToString(
    <MarketProvider market={bengaliMarket}>
      {stepper}
      {bag}
    </MarketProvider>,
  )
  expect(page).toContain('value="১২"')
  expect(page).toContain('name="quantity" value="12"')
  expect(page).toContain('৯৯+')
  expect(renderToString(stepper)).toContain('value="12"')
})

const germany: Market = {
  locale: 'de-DE',
  digits: 'latn',
  price: '{amount} €',
  amount: '{amount} €',
  country: 'DE',
  timeZone: 'Europe/Berlin',
  phone: { prefix: '+49', start: '01', length: 11, pattern: '01[5-7]\\d{8}' },
  zones: [
    { id: 'germany', charge: 4.9, label: 'Germany' },
    { id: 'islands', charge: 14.9, label: 'Islands' },
  ],
}

it('a shop of another country shows no fact of Bangladesh', () => {
  const shop = (
    <MarketProvider market={germany}>
      <Price price={1490} />
      <ZoneChoice defaultValue="germany" />
      <DeliveryInfo supportPhone="0151 1234567" />
      <ProductFilters />
      <TrustBlurbs />
      <SiteFooter
        brand="Markt"
        address="Berlin"
        phone="0151 1234567"
        email="a@b.de"
        social={[]}
        copyrightYear={2026}
      />
      <OrderProgress placedAt="2026-11-20T23:30:00Z" history={[]} />
      <SavedOrders
        orders={[{ orderNumber: 1, placedAt: '2026-11-20T23:30:00Z', total: 12.5 }]}
        onOpen={() => {}}
        onForget={() => {}}
      />
      <DeliveryForm onSubmit={async () => ({ ok: true })} />
      <DirectCheckoutForm
        product={{ id: 1, name: 'Fan', href: '/fan', price: 990, images: [], stock: 3 }}
        onSubmit={async () => ({ ok: true })}
      />
      <TrackOrderForm onSubmit={async () => ({ ok: true })} />
      <CampaignForm offer={{ buyHref: '/fan' }} onSubmit={async () => ({ ok: false })} />
      <ContactForm onSubmit={async () => ({ ok: true })} />
    </MarketProvider>
  )
  const page = renderToString(shop).replace(/ (?:id|for|aria-\w+|name|value)="[^"]*"/g, '')
  expect(page.match(/[^<>"]*(?:Dhaka|Bangladesh|\btaka\b|\btk\b|৳)[^<>"]*/gi) ?? []).toEqual([])
  expect(text(shop)).toContain('Cash on delivery all over Deutschland')
  expect(text(shop)).toContain('Germany: 4,90 €')
  expect(text(shop)).toContain('21. November 2026')
})

it('without a market nothing names a country', () => {
  expect(text(<TrustBlurbs />)).toContain('Cash on deliveryReturn and refund policy')
})
