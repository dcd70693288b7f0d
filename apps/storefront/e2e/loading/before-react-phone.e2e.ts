import type { Page } from '@playwright/test'
import { holdAnswers, holdEarlyScript, holdReact, HYDRATED } from '../support/formats.ts'
import { bagQuantities } from '../support/rapid-clicks.ts'
import { expect, test } from '../support/shop-fixture.ts'
import { bagLink, waitForHydration } from '../support/shopper-actions.ts'

/** A name of product 106, whose stock no journey uses up. */
const PLENTY = 106

const hydrated = (page: Page) => page.locator(HYDRATED)

test('a tap on a card counts before React arrives, and once', async ({ page }) => {
  const release = await holdReact(page)
  await page.goto('/products', { waitUntil: 'commit' })
  const card = page.getByRole('article').filter({ hasText: 'In Stock' }).first()
  const add = card.getByRole('button', { name: /^Add .* to/i })
  await add.click()
  await expect(bagLink(page, 1)).toBeVisible()
  await add.click()
  await expect.poll(async () => Object.values(await bagQuantities(page))).toEqual([2])
  await expect(hydrated(page)).toHaveCount(0)

  release()
  await waitForHydration(page)
  await expect(bagLink(page, 1)).toBeVisible()
  await add.click()
  await expect.poll(async () => Object.values(await bagQuantities(page))).toEqual([3])
})

test(
  'the quantity that was chosen before React arrives is added, and stays',
  { tag: '@extended' },
  async ({ page }) => {
    const release = await holdReact(page)
    await page.goto(`/product-details/${PLENTY}`, { waitUntil: 'commit' })
    const panel = page
      .getByRole('main')
      .locator('section')
      .filter({ has: page.getByRole('spinbutton') })
    await panel.getByRole('button', { name: /Increase quantity/ }).click()
    await panel.getByRole('button', { name: /Increase quantity/ }).click()
    await expect(panel.getByRole('spinbutton')).toHaveValue('3')
    await panel.getByRole('button', { name: 'Add to Cart' }).click()
    await expect(bagLink(page, 1)).toBeVisible()
    await expect(panel.getByText(/^Added to your bag/)).toHaveText(/^Added to your bag: 3 × /)
    await expect(hydrated(page)).toHaveCount(0)

    release()
    await waitForHydration(page)
    await expect(panel.getByRole('spinbutton')).toHaveValue('3')
    await panel.getByRole('button', { name: /Increase quantity/ }).click()
    await panel.getByRole('button', { name: 'Add to Cart' }).click()
    await expect(panel.getByText(/^Added to your bag/)).toHaveText(/^Added to your bag: 4 × /)
    expect(Object.values(await bagQuantities(page))).toEqual([7])
  },
)

for (const path of ['/', '/products', `/product-details/${PLENTY}`]) {
  test(
    `Buy Now of ${path} before React arrives opens direct checkout when it does`,
    { tag: '@extended' },
    async ({ page }) => {
      const release = await holdReact(page)
      await page.goto(path, { waitUntil: 'commit' })
      const main = page.getByRole('main')
      const buy = main.getByRole('button', { name: 'Buy Now' }).first()
      await buy.click()
      await expect(buy).toHaveAttribute('aria-busy', 'true')
      await expect(hydrated(page)).toHaveCount(0)

      release()
      await expect(page).toHaveURL('/shipping')
      await expect(main.getByRole('button', { name: 'Confirm Your Order' })).toBeVisible()
      await expect(main.getByRole('spinbutton')).toHaveValue('1')
      expect(Object.values(await bagQuantities(page))).toEqual([1])
      await page.reload()
      await expect(main.getByRole('button', { name: 'Confirm Your Order' })).toBeVisible()
      await page.goBack()
      await expect(page).toHaveURL(path)
      await expect(main.getByRole('button', { name: 'Buy Now' }).first()).toBeEnabled()
    },
  )
}

test(
  'Order Now of a combo before React arrives opens the delivery form when it does',
  { tag: '@extended' },
  async ({ page }) => {
    const release = await holdReact(page)
    await page.goto('/combo-products', { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Order Now' }).first().click()
    release()
    await expect(page).toHaveURL('/shipping')
    await expect(page.getByRole('button', { name: 'Place Order' })).toBeVisible()
    expect(Object.values(await bagQuantities(page))).toEqual([1])
  },
)

test('taps while React takes over count once each', async ({ page }) => {
  const release = await holdReact(page)
  await page.goto(`/product-details/${PLENTY}`, { waitUntil: 'commit' })
  const add = page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first()
  await add.waitFor()
  const taps = add.evaluate(async (button: HTMLElement, hydratedPage) => {
    let count = 0
    let after = 0
    while (after < 20) {
      button.click()
      count += 1
      document.documentElement.dataset['tapped'] = 'true'
      if (document.querySelector(hydratedPage)) after += 1
      await new Promise(requestAnimationFrame)
    }
    return count
  }, HYDRATED)
  await page.locator('html[data-tapped]').waitFor()
  release()
  const count = await taps
  expect(count).toBeGreaterThan(20)
  await expect.poll(async () => Object.values(await bagQuantities(page))).toEqual([count])
})

test(
  'a tap before the early script arrives is answered when it does',
  { tag: '@extended' },
  async ({ page }) => {
    const release = await holdEarlyScript(page)
    const releaseReact = await holdReact(page)
    await page.goto('/products', { waitUntil: 'commit' })
    const card = page.getByRole('article').filter({ hasText: 'In Stock' }).first()
    await card.getByRole('button', { name: /^Add .* to/i }).click()
    await expect(bagLink(page, 1)).toHaveCount(0)
    release()
    await expect(bagLink(page, 1)).toBeVisible()
    releaseReact()
    await waitForHydration(page)
    expect(Object.values(await bagQuantities(page))).toEqual([1])
  },
)

const documents = {
  'a card': {
    address: /\/product-details\/\d+/,
    link: (page: Page) => page.getByRole('article').first().getByRole('link').last(),
  },
  'the other language': {
    address: /\/bn\/products/,
    link: (page: Page) => page.getByRole('banner').getByRole('link', { name: 'বাংলা' }),
  },
}

for (const [name, { address, link }] of Object.entries(documents)) {
  test(`the loading bar shows once the link of ${name} is followed before React arrives`, async ({
    page,
  }) => {
    const release = await holdReact(page)
    const releasePage = await holdAnswers(page, address)
    await page.goto('/products', { waitUntil: 'commit' })
    const bar = page.locator('[data-shop=loading-bar] > div')
    await link(page).waitFor()
    await expect(bar).toBeHidden()
    // Asked in the page, because Playwright waits for a document that is on its way.
    const shown = bar.evaluate(async (drawn) => {
      while (!drawn.checkVisibility({ visibilityProperty: true }))
        await new Promise((frame) => requestAnimationFrame(frame))
      return document.documentElement.dataset['hydrated'] ?? 'before React'
    })
    await link(page).click({ noWaitAfter: true })
    expect(await shown).toBe('before React')

    releasePage()
    release()
    await expect(page).toHaveURL(address)
    await expect(bar).toBeHidden()
  })
}

interface Early {
  path: string
  /** What the shopper does; the keeper must answer it once React has hydrated the page. */
  press: (page: Page) => Promise<unknown>
  done: (page: Page) => Promise<unknown>
}

const main = (page: Page) => page.getByRole('main')
const banner = (page: Page) => page.getByRole('banner')

const details = `/product-details/${PLENTY}`

const early: Record<string, Early> = {
  'the menu': {
    path: '/',
    press: (page) => banner(page).getByRole('button', { name: 'Open menu' }).click(),
    done: (page) => expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible(),
  },
  'the search': {
    path: '/',
    press: (page) => banner(page).getByRole('button', { name: 'Open search' }).click(),
    done: (page) =>
      expect(banner(page).getByRole('combobox', { name: 'Search products' })).toBeVisible(),
  },
  'a slide': {
    path: '/',
    press: async (page) => {
      // Else the slide comes by itself some seconds later.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await main(page).getByRole('button', { name: 'Go to slide 2' }).first().click()
    },
    done: (page) =>
      expect(main(page).getByRole('button', { name: 'Go to slide 2' }).first()).toHaveAttribute(
        'aria-current',
        'true',
      ),
  },
  'the order of a list': {
    path: '/products',
    press: (page) =>
      main(page).getByRole('combobox', { name: 'Sort by' }).selectOption('price_asc'),
    done: async (page) => {
      await expect(page).toHaveURL(/sort=price_asc/)
      await expect(main(page).getByRole('combobox', { name: 'Sort by' })).toHaveValue('price_asc')
    },
  },
  'a tab': {
    path: details,
    press: (page) => main(page).getByRole('tab').last().click(),
    done: (page) =>
      expect(main(page).getByRole('tab').last()).toHaveAttribute('aria-selected', 'true'),
  },
  'the zoom': {
    path: details,
    press: (page) => main(page).getByRole('button', { name: 'Enlarge picture' }).click(),
    done: (page) => expect(page.getByRole('dialog').getByRole('img').first()).toBeVisible(),
  },
  sharing: {
    path: details,
    press: (page) => main(page).getByRole('button', { name: 'Share' }).click(),
    done: (page) => expect(main(page).getByText('Link copied!')).toBeVisible(),
  },
}

for (const [name, { path, press, done }] of Object.entries(early)) {
  test(`${name} that is asked for before React arrives comes when it does, once`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-write'])
    const release = await holdReact(page)
    await page.goto(path, { waitUntil: 'commit' })
    await press(page)
    await expect(page.locator('[aria-busy=true]')).toHaveCount(1)
    await expect(hydrated(page)).toHaveCount(0)
    release()
    await done(page)
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    expect(await bagQuantities(page)).toEqual({})
  })
}

test('a picture that is chosen before React arrives is shown at once, and stays chosen', async ({
  page,
}) => {
  const release = await holdReact(page)
  await page.goto(details, { waitUntil: 'commit' })
  const second = main(page).getByRole('button', { name: /^Show image 2/ })
  const picture = main(page).getByRole('img', { name: /picture 2 of/i })
  await second.click()
  await expect(picture).toBeInViewport({ ratio: 0.9 })
  await expect(second).toHaveAttribute('aria-current', 'true')
  await expect(hydrated(page)).toHaveCount(0)
  release()
  await waitForHydration(page)
  await expect(second).toHaveAttribute('aria-current', 'true')
  await main(page).getByRole('button', { name: 'Enlarge picture' }).click()
  await expect(page.getByRole('dialog').getByText(/^2 of \d/)).toBeVisible()
})

test('what is typed and sent before React arrives is sent when it does, once', async ({ page }) => {
  const sent: unknown[] = []
  await page.route('**/api/subscriptions', (route) => {
    sent.push(route.request().postDataJSON())
    return route.fulfill({ json: { statusCode: 200, message: '', data: {} } })
  })
  const release = await holdReact(page)
  await page.goto('/about-us', { waitUntil: 'commit' })
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('textbox').fill('rahim@example.com')
  await footer.getByRole('textbox').press('Enter')
  await expect(hydrated(page)).toHaveCount(0)
  release()
  await expect(footer.getByText('Thank you for subscribing!')).toBeVisible()
  expect(sent).toEqual([{ email: 'rahim@example.com' }])
})
