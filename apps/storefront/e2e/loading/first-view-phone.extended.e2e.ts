import { expect, test } from '../support/shop-fixture.ts'
import { open, waitForHydration } from '../support/shopper-actions.ts'

// The announcement chooses the size by the width of the screen.
test.use({ screen: { width: 360, height: 800 } })

for (const path of ['/', '/products', '/product-details/1']) {
  test(`the first picture of ${path} is announced in the header, and loaded in one size`, async ({
    page,
  }) => {
    const pictures: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'image') pictures.push(new URL(request.url()).pathname)
    })
    const response = await page.goto(path)
    await waitForHydration(page)
    const link = response?.headers()['link'] ?? ''
    const first = page.locator('img[fetchpriority=high]').first()
    const source = page.locator('source:has(+ img[fetchpriority=high])').first()
    expect(link).toContain(`imagesrcset="${await source.getAttribute('srcset')}"`)
    expect(link).toContain(`imagesizes="${await source.getAttribute('sizes')}"`)
    const shown = await first.evaluate((image: HTMLImageElement) => image.currentSrc)
    const { pathname } = new URL(shown)
    const [name = ''] = pathname.split(/\.\d+w\./)
    expect(shown).toContain('.avif')
    const sizes = pictures.filter((picture) => picture.startsWith(`${name}.`))
    // The list of small pictures on the details page shows it again, in a smaller size.
    expect(sizes.filter((size) => !size.includes('.320w.') || size === pathname)).toEqual([
      pathname,
    ])
  })
}

test('a page without a picture in its first view announces none', async ({ request }) => {
  expect((await request.get('/about-us')).headers()['link'] ?? '').not.toContain('as=image')
})

test('the sections below the first screen of the home page are drawn when they are near', async ({
  page,
}) => {
  await open(page, '/')
  const title = page.getByRole('heading', { name: 'Recommended for You' })
  const isDrawn = () =>
    title.evaluate((node) => node.checkVisibility({ contentVisibilityAuto: true }))
  expect(await isDrawn()).toBe(false)
  await title.scrollIntoViewIfNeeded()
  await expect.poll(isDrawn).toBe(true)
})
