import type { Locator } from '@playwright/test'
import { expect, test } from '../support/shop-fixture.ts'
import { open } from '../support/shopper-actions.ts'

/** The number of slides per view, and the gap between them in pixels. */
async function layout(row: Locator) {
  return row.evaluate((node) => {
    const [first, second] = [...node.children].map((slide) => slide.getBoundingClientRect())
    if (!first || !second) throw new Error('The row has fewer than two slides.')
    const gap = Math.round(second.left - first.right)
    return { perView: Math.round(((node.clientWidth + gap) / (first.width + gap)) * 10) / 10, gap }
  })
}

for (const { width, height, strip, gap, testimonials } of [
  { width: 600, height: 135, strip: 1, gap: 24, testimonials: 1 },
  { width: 700, height: 135, strip: 1.2, gap: 24, testimonials: 1 },
  { width: 800, height: 330, strip: 1.2, gap: 24, testimonials: 2 },
  { width: 1100, height: 330, strip: 2, gap: 32, testimonials: 3 },
]) {
  test(`B-CAR-04, B-CAR-05, B-STRIP-04, B-STRIP-05, B-STRIP-06, B-STRIP-07, B-TESTI-03: the home page has the specified sizes at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await open(page, '/')
    const rowOf = (name: string) =>
      page.getByRole('region', { name, exact: true }).getByRole('group', { name: 'Slides' })
    const banner = rowOf('Offers').locator('img').first()
    expect((await banner.boundingBox())?.height).toBe(height)
    expect(await layout(rowOf('More offers'))).toEqual({ perView: strip, gap })
    expect((await layout(rowOf('What our customers say'))).perView).toBe(testimonials)
  })
}
