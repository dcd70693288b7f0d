// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { renderWithFakeTimers } from '../../../test/render-with-fake-timers.tsx'
import { stripFixtures } from '../../../stories/samples/promo-carousel.ts'
import { PromoStrip } from './promo-strip.tsx'

vi.mock('../../components/carousel/carousel.tsx', () => ({
  Carousel: ({ 'aria-label': label }: { 'aria-label': string }) => <section aria-label={label} />,
}))

test('S-SKEL-03: a strip that is drawn in the browser is a skeleton for 100 ms', async () => {
  const page = await renderWithFakeTimers(<PromoStrip banners={stripFixtures} />)
  await page.advance(99)
  expect(page.find('[data-shop=skeleton]').hasAttribute('inert')).toBe(true)
  await page.advance(1)
  expect(() => page.find('[data-shop=skeleton]')).toThrow()
  expect(page.find('section').getAttribute('aria-label')).toBe('More offers')
})
