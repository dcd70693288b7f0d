import { expect, test } from '../support/shop-fixture.ts'
import { open } from '../support/shopper-actions.ts'

type Named = { name: string }

test('R-HOME-01, R-HOME-18: the home page shows its sections in the specified order', async ({
  page,
  request,
}) => {
  const { data } = await (await request.get('/api/categories')).json()
  await open(page, '/')
  const collections = page.getByRole('heading', { name: / Collection$/ })
  expect(await collections.allTextContents()).toEqual(
    data.map(({ name }: Named) => `${name} Collection`),
  )
  const trust = page.getByRole('listitem').filter({ hasText: /^24\/7 customer support$/ })
  const places = []
  for (const part of [
    page.getByRole('region', { name: 'Offers', exact: true }),
    page.getByRole('heading', { name: /^Upto \d+% Discount$/ }),
    collections.first(),
    collections.last(),
    page.getByRole('region', { name: 'What our customers say' }),
    page.getByRole('heading', { name: 'Recommended for You' }),
    trust,
  ]) {
    places.push(await part.evaluate((node) => node.getBoundingClientRect().top))
  }
  expect(places).toEqual([...places].sort((one, other) => one - other))
  const row = await trust.evaluate((last) =>
    [...(last.parentElement?.children ?? [])].map((blurb) => blurb.getBoundingClientRect().top),
  )
  expect(row).toHaveLength(4)
  expect(new Set(row).size).toBe(1)
})

test('R-HOME-13, R-HOME-15, R-HOME-16, R-HOME-19, C-OPEN-01: each home section shows the first four products of its list', async ({
  page,
  request,
}) => {
  const firstFour = async (path: string) => {
    const { data } = await (await request.get(`/api/products${path}`)).json()
    return data.slice(0, 4) as (Named & { discount: number })[]
  }
  const discounted = await firstFour('?discount=true')
  const highest = Math.max(...discounted.map(({ discount }) => discount))
  await open(page, '/')
  for (const [title, list] of [
    [`Upto ${highest}% Discount`, discounted],
    ['Audio Collection', await firstFour('/category-search/audio')],
    ['Recommended for You', await firstFour('')],
  ] as const) {
    const shelf = page.getByRole('region', { name: title, exact: true })
    const names = await shelf.getByRole('heading', { level: 3 }).allTextContents()
    expect(names, title).toEqual(list.map(({ name }) => name))
  }
})

test('R-HOME-11: the second strip opens products in a new tab', async ({ page }) => {
  await open(page, '/')
  const strip = page.getByRole('region', { name: 'More offers' })
  const link = strip.locator('a[href="/product-details/2"]:visible').first()
  await expect(link).toHaveAttribute('rel', 'noopener')
  const [tab] = await Promise.all([page.waitForEvent('popup'), link.click()])
  await expect(tab).toHaveURL('/product-details/2')
  await expect(page).toHaveURL('/')
})

test('R-HOME-09: a banner opens its product without reloading the document', async ({ page }) => {
  await open(page, '/')
  await page.evaluate(() => Object.assign(window, { stays: true }))
  await page
    .getByRole('region', { name: 'Offers', exact: true })
    .locator('a[href="/product-details/1"]')
    .first()
    .click()
  await expect(page).toHaveURL('/product-details/1')
  expect(await page.evaluate(() => (window as { stays?: boolean }).stays)).toBe(true)
})

test('B-STRIP-02: the second strip advances every three seconds @proof', async ({ page }) => {
  await open(page, '/')
  const row = page
    .getByRole('region', { name: 'More offers' })
    .getByRole('group', { name: 'Slides' })
  await row.scrollIntoViewIfNeeded()
  await page.mouse.move(2, 300)
  const place = () => row.evaluate((node) => Math.round(node.scrollLeft))
  // Measured from one move to the next, without the start of the page.
  const moved = async (from: number) => {
    await expect.poll(place, { intervals: [40] }).not.toBe(from)
    return Date.now()
  }
  /** The place where a move ends: twice the same. */
  const settled = async () => {
    let last = Number.NaN
    const isSame = async () => {
      const before = last
      last = await place()
      return last === before
    }
    await expect.poll(isSame, { intervals: [100] }).toBe(true)
    return last
  }
  const first = await moved(await settled())
  const second = await moved(await settled())
  expect(second - first).toBeGreaterThan(2400)
  expect(second - first).toBeLessThan(4200)
})

test('B-TESTI-02: the testimonials loop @proof', async ({ page }) => {
  await open(page, '/')
  const region = page.getByRole('region', { name: 'What our customers say' })
  await region.scrollIntoViewIfNeeded()
  await region.getByRole('button', { name: 'Go to slide 6' }).click()
  // Focus inside the carousel pauses it.
  await page.mouse.move(2, 2)
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  const start = region.getByRole('button', { name: 'Start automatic slide show' })
  if (await start.isVisible()) await start.click()
  const first = region.getByRole('group', { name: '1 of 6', includeHidden: true })
  await expect(first).toBeInViewport({ ratio: 0.9 })
})

test('S-SIDE-03, R-HOME-06: the category column opens beside the banners and closes again', async ({
  page,
}) => {
  await open(page, '/')
  await page.getByRole('button', { name: 'Show categories' }).click()
  const column = page
    .getByRole('main')
    .getByRole('link', { name: /Smart Watches$/ })
    .first()
  await expect(column).toBeVisible()
  await page.getByRole('button', { name: 'Hide categories' }).click()
  await expect(page.getByRole('button', { name: 'Show categories' })).toBeVisible()
})

test('the whole home page is drawn some seconds after it was opened, without a scroll @proof', async ({
  page,
}) => {
  await open(page, '/')
  const notDrawn = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main :is(h2, h3), [data-shop=site-footer] a')]
        .filter((part) => !part.checkVisibility({ contentVisibilityAuto: true }))
        .map(({ textContent }) => textContent),
    )
  expect(await notDrawn()).not.toEqual([])
  await expect.poll(notDrawn, { timeout: 20_000 }).toEqual([])
})
