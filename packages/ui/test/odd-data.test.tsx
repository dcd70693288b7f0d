// @vitest-environment jsdom
// Data as databases and other programs hold it: nothing, twice the same, unknown or malformed.
import { act, type ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import { consoleErrors, mount, unmount } from './conformance/mount.tsx'
import * as ui from '../src/index.ts'

const text = (element: ReactElement) => {
  const page = document.createElement('div')
  page.innerHTML = renderToString(element)
  return page.textContent
}
const unknown = <Value,>(value: unknown) => value as Value
const fan = { id: 1, name: 'Fan', href: '/fan', price: 1200, stock: 3, images: [] }

describe('a list with nothing in it', () => {
  it.each([
    ['Carousel', <ui.Carousel aria-label="Offers">{[]}</ui.Carousel>],
    ['PromoCarousel', <ui.PromoCarousel banners={[]} autoplayDelay={3000} />],
    ['PromoStrip', <ui.PromoStrip banners={[]} />],
    ['TestimonialCarousel', <ui.TestimonialCarousel testimonials={[]} />],
    ['TableOfContents', <ui.TableOfContents items={[]} />],
    ['CompareTable', <ui.CompareTable products={[]} />],
  ])('%s draws nothing', (_, element) => {
    expect(renderToString(element)).toBe('')
  })
})

it.each([[[]], [[false, null, undefined, '']]])('a message of %j draws no box', (children) => {
  const page = document.createElement('div')
  page.innerHTML = renderToString(<ui.Callout>{children}</ui.Callout>)
  expect(page.firstElementChild?.childElementCount).toBe(0)
})

describe('a list with the same twice', () => {
  afterEach(unmount)
  const review = { name: 'Rima', quote: 'Good.' }
  it.each([
    ['ProductGallery', <ui.ProductGallery name="Fan" images={['/a.jpg', '/a.jpg']} />],
    [
      'SpecificationTable',
      <ui.SpecificationTable
        items={[
          { label: 'Colour', value: 'Red' },
          { label: 'Colour', value: 'Blue' },
        ]}
      />,
    ],
    [
      'TestimonialCarousel',
      <ui.TestimonialCarousel
        testimonials={unknown<ui.TestimonialCarouselProps['testimonials']>([review, review])}
      />,
    ],
  ])('%s draws both', async (_, element) => {
    expect(await consoleErrors(async () => void (await mount(element)))).toEqual([])
  })
})

describe('a product whose data is incomplete', () => {
  it.each([null, undefined, Number.NaN])('shows a dash for the price %s', (price) => {
    expect(text(<ui.Price price={unknown<number>(price)} hideLabel />)).toBe('– tk')
  })

  it.each([null, undefined])('has a placeholder for the images %s', (images) => {
    const product = { ...fan, images: unknown<string[]>(images) }
    expect(text(<ui.ProductCard product={product} />)).toContain('Fan')
    expect(renderToString(<ui.ProductGallery name="Fan" images={product.images} />)).toContain(
      'data-failed',
    )
    const compared = { product, attributes: [], removeHref: '/' }
    expect(text(<ui.CompareTable products={[compared]} />)).toContain('Fan')
  })

  it.each([
    [1.5, 'In Stock (1)'],
    [0.5, 'Out of Stock'],
    [Infinity, 'Out of Stock'],
    [Number.NaN, 'Out of Stock'],
  ])('counts %s pieces in whole pieces', (quantity, expected) => {
    expect(text(<ui.StockLabel stock={quantity} />)).toBe(expected)
  })
})

describe('an order of another program', () => {
  const order = {
    ...{ orderNumber: 7, placedAt: '2026-11-20T06:05:00Z', history: [], toCollect: 0, lines: [] },
    totals: { subtotal: 0, delivery: 0, total: 0 },
  }
  const status = unknown<'pending'>('on_hold')

  it('shows a status that the library does not know as it is written', () => {
    const history = [{ status, at: '2026-11-21T06:05:00Z' }]
    const shown = text(
      <ui.TrackedOrder
        {...unknown<ui.TrackedOrderProps>(order)}
        history={history}
        status={status}
      />,
    )
    expect(shown.match(/on_hold/g)).toHaveLength(2)
  })

  it.each(['garbage', ''])('shows the date "%s" as it is written', (placedAt) => {
    const shown = text(
      <ui.TrackedOrder
        {...unknown<ui.TrackedOrderProps>(order)}
        placedAt={placedAt}
        status="pending"
      />,
    )
    expect(shown).toContain('Order 7')
  })
})

describe('a discount price that is not below the price', () => {
  const odd = { ...fan, discountPrice: 1500 }
  const line = { key: 'Fan', name: 'Fan', image: null, price: 1200, discountPrice: 1500 }
  const nothing = () => undefined
  it.each<[string, ReactElement]>([
    ['Price', <ui.Price price={1200} discountPrice={1500} />],
    ['ProductCard', <ui.ProductCard product={odd} />],
    ['ComboCard', <ui.ComboCard product={{ ...odd, currentPrice: 1500 }} onOrder={nothing} />],
    [
      'BagLine',
      <ui.BagLine
        entry={{ ...line, quantity: 1, href: '/fan', stock: 3 }}
        onQuantityChange={nothing}
        onRemove={nothing}
      />,
    ],
    [
      'OrderSummary',
      <ui.OrderSummary
        lines={[{ ...line, quantity: 1 }]}
        subtotal={1200}
        shipping={0}
        total={1200}
      />,
    ],
    [
      'DirectCheckoutForm',
      <ui.DirectCheckoutForm product={odd} onSubmit={async () => ({ ok: true })} />,
    ],
  ])('%s shows the price', (_, element) => {
    expect(text(element)).toContain('1,200')
    expect(text(element)).not.toContain('1,500')
  })

  it('SearchBox suggests the product with the price', async () => {
    await mount(
      <ui.SearchBox
        defaultValue="fan"
        suggestions={[odd]}
        onSearch={nothing}
        onClear={nothing}
        onSelect={nothing}
      />,
    )
    await act(async () => document.querySelector<HTMLElement>('input')?.focus())
    expect(document.querySelector('[role=option]')?.textContent).toContain('1,200')
    await unmount()
  })
})
