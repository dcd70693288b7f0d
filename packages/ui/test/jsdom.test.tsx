// @vitest-environment jsdom
import { act, type ReactElement } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ProductGallery } from '../src/commerce/product-gallery/product-gallery.tsx'
import { FormFailure } from '../src/commerce/shop-form/form-failure.tsx'
import { Carousel } from '../src/components/carousel/carousel.tsx'
import { Autocomplete } from '../src/components/autocomplete/autocomplete.tsx'
import { consoleErrors, mount, unmount } from './conformance/mount.tsx'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'requestAnimationFrame'] }))
afterEach(async () => {
  await unmount()
  vi.useRealTimers()
})

const press = (selector: string, key?: string) =>
  act(async () => {
    const found = document.querySelector<HTMLElement>(selector)
    if (!found) throw new Error(`There is no ${selector}.`)
    if (key) found.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    else found.click()
    await vi.advanceTimersByTimeAsync(10_000)
  })

const options = [
  { id: 1, label: 'Rice cooker' },
  { id: 2, label: 'Fan' },
]

// jsdom has no layout and lacks some of what browsers have: users test with it what they build.
it.each<[string, ReactElement, () => Promise<void>]>([
  [
    'Carousel',
    <Carousel aria-label="Offers" arrows autoplayDelay={3000}>
      <p>One</p>
      <p>Two</p>
    </Carousel>,
    () => press('button[aria-label="Next slide"]'),
  ],
  [
    'ProductGallery',
    <ProductGallery name="Fan" images={['a.jpg', 'b.jpg']} />,
    () => press('li:last-child > button'),
  ],
  [
    'Autocomplete',
    <Autocomplete
      aria-label="Search"
      value="a"
      items={options}
      autoFocus
      onValueChange={() => {}}
    />,
    () => press('input', 'ArrowDown'),
  ],
  ['FormFailure', <FormFailure error={{ message: 'Please call us.' }} />, () => press('strong')],
])('%s works in jsdom as it is', async (_, element, use) => {
  const errors = await consoleErrors(async () => {
    await mount(element)
    await use()
  })
  expect(errors).toEqual([])
})
