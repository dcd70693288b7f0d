import type { Locator, Page } from '@playwright/test'
import { recordPosts } from '../support/rapid-clicks.ts'
import { failedRequest } from '../support/failed-request.ts'
import { expect, test } from '../support/shop-fixture.ts'
import {
  addToBag,
  fillDeliveryForm,
  fillDirectForm,
  open,
  passTime,
  untilQuoted,
} from '../support/shopper-actions.ts'
import { shopperPhone } from '../support/shopper.ts'

const CONFIRM = '**/api/orders/confirm'
const confirmed = (posts: readonly string[]) => posts.filter((path) => path.endsWith('/confirm'))
const confirm = (page: Page) => page.getByRole('button', { name: 'Confirm Your Order' })
const nameField = (page: Page) =>
  page.getByRole('main').getByRole('textbox', { name: /full name/i })

async function buyNow(page: Page, path: string): Promise<void> {
  await open(page, path)
  await page.getByRole('button', { name: 'Buy Now' }).first().click()
  await expect(confirm(page)).toBeVisible()
}

/** The distance of the upper edge from the top of the screen. */
const top = async (locator: Locator) => (await locator.boundingBox())?.y ?? Number.NaN

test('a direct order says what is bought and what it costs before it asks for anything', async ({
  page,
}) => {
  await buyNow(page, '/product-details/106')
  const order = page.getByRole('region', { name: 'Order Summary' })
  const total = order.getByText('Total', { exact: true })
  await expect(total).toBeInViewport()
  await expect(order.getByRole('spinbutton')).toBeInViewport()
  expect(await top(total)).toBeLessThan(await top(nameField(page)))
  // The keyboard goes the same way.
  await order.getByRole('button', { name: /^Increase/ }).focus()
  await page.keyboard.press('Tab')
  await expect(nameField(page)).toBeFocused()

  await confirm(page).click()
  await expect(page.getByText('Please fill all required fields.')).toBeInViewport()
  await expect(nameField(page)).toBeFocused()
  await expect(nameField(page)).toBeInViewport()
})

test('both checkouts ask in the same order, after what is bought and what it costs', async ({
  page,
}) => {
  /** The parts of the form from top to bottom. */
  const parts = async () => {
    const form = page.getByRole('main').locator('form')
    const places = {
      total: await top(form.getByText('Total', { exact: true })),
      name: await top(form.locator('[name=name]')),
      mobile: await top(form.locator('[name=mobile]')),
      address: await top(form.locator('[name=address]')),
      zone: await top(form.getByRole('group', { name: 'Shipping zone' })),
      cash: await top(form.getByText(/in cash when it arrives/)),
      order: await top(form.locator('button[type=submit]')),
    }
    return Object.entries(places)
      .sort(([, one], [, other]) => one - other)
      .map(([part]) => part)
  }
  await buyNow(page, '/product-details/106')
  const direct = await parts()
  expect(direct).toEqual(['total', 'name', 'mobile', 'address', 'zone', 'cash', 'order'])
  await open(page, '/cart')
  // The bag leads to the form, and to nothing else that shows it again.
  await expect(page.getByRole('main').getByRole('link', { name: /order summary/i })).toHaveCount(0)
  await page.getByRole('button', { name: 'Checkout' }).click()
  await expect(page.getByRole('button', { name: 'Place Order' })).toBeVisible()
  expect(await parts()).toEqual(direct)
})

test('a button that is busy says what it does, and announces it', async ({ page }) => {
  await page.route(CONFIRM, async (route) => {
    await expect(page.getByRole('button', { name: 'Placing your order…' })).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'Placing your order…' })).toHaveCount(1)
    await route.continue()
  })
  await fillDirectForm(page, 106, 'Waiting Shopper')
  await confirm(page).click()
  await expect(page).toHaveURL('/thank-you')
})

test('an accepted order announces no amounts of an empty bag', async ({ page }) => {
  await addToBag(page, 106)
  await open(page, '/shipping')
  await fillDeliveryForm(page)
  await page.evaluate(() => {
    const said: string[] = []
    Object.assign(window, { said })
    new MutationObserver(() => {
      for (const region of document.querySelectorAll('dl[aria-live]'))
        said.push(region.textContent ?? '')
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
  await page.getByRole('radio', { name: /Inside Dhaka/ }).check()
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page).toHaveURL('/payment-success')
  const said = await page.evaluate(() => (window as { said?: string[] }).said ?? [])
  expect(said.join()).toContain('৳70.00')
  expect(said.filter((text) => text.includes('৳0.00'))).toEqual([])
})

test('a press of Place Order moves no button, in both languages', async ({ page }) => {
  // Never answered, so that the order stays under way.
  await page.route(CONFIRM, () => undefined)
  await addToBag(page, 106)
  for (const path of ['/shipping', '/bn/shipping']) {
    await open(page, path)
    const form = page.locator('[data-shop=delivery-form]')
    for (const [name, text] of [
      ['name', 'Karim'],
      ['mobile', shopperPhone()],
      ['address', 'Mirpur 10, Dhaka'],
    ] as const)
      await form.locator(`[name=${name}]`).fill(text)
    await form.getByRole('checkbox').check()
    const places = () =>
      form.locator('a, button').evaluateAll((controls) =>
        controls.map((control) => {
          const { x, y, width, height } = control.getBoundingClientRect()
          return [x, y + scrollY, width, height]
        }),
      )
    const submit = form.locator('button[type=submit]')
    const before = await places()
    const button = await submit.elementHandle()
    await submit.click()
    await expect.poll(() => button?.getAttribute('aria-busy')).toBe('true')
    expect(await places(), path).toEqual(before)
  }
})

test('an order without a connection says that there is none, and is not sent later by itself', async ({
  page,
  context,
  expectErrors,
}) => {
  await untilQuoted(page, () => fillDirectForm(page, 106, 'No Connection'))
  await page.clock.install()
  const posts = recordPosts(page)
  await context.setOffline(true)
  await confirm(page).click()
  const refusal = page.getByRole('alert').filter({ hasText: 'no internet connection' })
  await expect(refusal).toContainText('Connect and press the button again, or call us.')
  await expect(refusal).toBeInViewport()
  await context.setOffline(false)
  await passTime(page)
  expect(confirmed(posts)).toEqual([])

  // The connection is lost while the order is under way.
  await page.route(CONFIRM, async (route) => {
    await context.setOffline(true)
    await route.abort('internetdisconnected')
  })
  await confirm(page).click()
  await expect(page.getByRole('alert')).toContainText(['connection was lost'])
  await expectErrors(
    failedRequest('ERR_INTERNET_DISCONNECTED', /\/api\/orders\/confirm/),
    /^The order was not placed\. NetworkError: /,
    failedRequest('ERR_INTERNET_DISCONNECTED', /\/api\/orders\/quote/),
    /^The bag could not be checked\. NetworkError: /,
  )
})

test('a sold-out warning names the product once', async ({ page }) => {
  await addToBag(page, 106)
  await page.route('**/api/orders/quote', async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { data: { lines: Record<string, unknown>[] } }
    for (const line of body.data.lines)
      Object.assign(line, {
        stock: 0,
        warning: { kind: 'sold_out', message: `${String(line['name'])} is sold out.` },
      })
    await route.fulfill({ response, json: body })
  })
  await open(page, '/shipping')
  const notice = page.getByRole('status').filter({ hasText: 'is sold out.' })
  const name = await page.getByRole('region', { name: 'Order Summary' }).locator('li').innerText()
  const [product = ''] = name.split('\n')
  await expect(notice).toContainText(`${product} is sold out.`)
  await expect(notice).not.toContainText(`${product}: `)
})

test('the + of an offer for one piece promises no second one', async ({ page }) => {
  await buyNow(page, '/product-details/1?campaign=1')
  const quantity = page.getByRole('spinbutton')
  await expect(quantity).toHaveAccessibleDescription('One to a shopper in this offer.')
  const plus = page.getByRole('main').getByRole('button', { name: /^Increase/ })
  await expect(plus).toHaveAttribute('aria-disabled', 'true')
  await plus.click({ force: true })
  await expect(quantity).toHaveValue('1')
})

test('an address in Dhaka offers the zone inside, and one that no rider could find gets a hint and is ordered', async ({
  page,
}) => {
  const posts = recordPosts(page)
  await addToBag(page, 106)
  for (const path of ['/shipping', '/bn/shipping']) {
    await open(page, path)
    const form = page.locator('[data-shop=delivery-form]')
    const address = form.locator('[name=address]')
    await form.locator('[name=name]').fill('Karim')
    await form.locator('[name=mobile]').fill(shopperPhone())
    await address.fill('x')
    await form.getByRole('checkbox').check()
    await expect(address).toHaveAccessibleDescription(/A rider may not find|রাইডার/)
    const question = form.getByRole('status').filter({ has: page.locator('button') })

    await address.fill('House 7, Mirpur 10, Dhaka')
    await expect(question).toHaveCount(1)
    await expect(question).toContainText('Mirpur')
    await expect(form.locator('[value=dhaka_outside]').first()).toBeChecked()
    await question.getByRole('button').click()
    const inside = form.locator('input[value=dhaka_inside]')
    await expect(inside).toBeChecked()
    await expect(inside).toBeFocused()
    await expect(question).toHaveCount(0)
    // The choice is kept with what was typed.
    await page.reload()
    await expect(inside).toBeChecked()
    await form.locator('input[value=dhaka_outside]').check()
  }
  const form = page.locator('[data-shop=delivery-form]')
  await form.locator('[name=address]').fill('x')
  await form.getByRole('checkbox').check()
  await form.locator('button[type=submit]').last().click()
  await expect(page).toHaveURL('/bn/payment-success')
  expect(confirmed(posts)).toHaveLength(1)
})

test('words are there in a new tab, after the phone has dropped the one before', async ({
  page,
  context,
}) => {
  const field = (tab: Page, name: RegExp) => tab.getByRole('main').getByRole('textbox', { name })
  await addToBag(page, 106)
  await open(page, '/shipping')
  await field(page, /name/i).fill('Rahima')
  await field(page, /address/i).fill('House 3, Road 8, Savar, Dhaka')
  await page.close()
  const next = await context.newPage()
  await open(next, '/shipping')
  await expect(field(next, /name/i)).toHaveValue('Rahima')
  await expect(field(next, /address/i)).toHaveValue('House 3, Road 8, Savar, Dhaka')
})
