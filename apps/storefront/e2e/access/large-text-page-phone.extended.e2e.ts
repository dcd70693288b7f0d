import { layoutFaults } from '../support/layout-faults.ts'
import { expect, test } from '../support/shop-fixture.ts'
import { addToBag, open, stubMap } from '../support/shopper-actions.ts'

/** One address of each kind of page, and products with long Bengali names. */
const paths = [
  '/',
  '/products',
  '/products?category=audio',
  '/product-details/1',
  '/product-details/108',
  '/compare?ids=4,111',
  '/combo-products',
  '/cart',
  '/shipping',
  '/payment-method',
  '/login',
  '/track-order',
  '/contact-us',
  '/terms-conditions',
  '/not-found',
]

// In-app browsers and user style sheets enlarge the text of the page, which no media query sees.
test('with text at 200 % by the page itself no page is wider than a phone, and nothing on it is cut or covered', async ({
  page,
}) => {
  test.setTimeout(240_000)
  await stubMap(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await addToBag(page, 108)
  const found: Record<string, string[]> = {}
  for (const path of paths.flatMap((one) => [one, `/bn${one === '/' ? '' : one}`])) {
    await open(page, path)
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    const faults = await layoutFaults(page)
    if (faults.length > 0) found[path] = faults
  }
  expect(found).toEqual({})
})
