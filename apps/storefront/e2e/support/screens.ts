import { expect, test, type Page } from '@playwright/test'
import { exampleUrls } from '../../app/lib/pages.ts'
import { layoutFaults } from './layout-faults.ts'
import {
  addToBag,
  fillDeliveryForm,
  fillDirectForm,
  open,
  orderFromBag,
  stubMap,
} from './shopper-actions.ts'
import { shopperPhone } from './shopper.ts'

/** A screen of the shop: its name, and what a shopper does to see it. */
interface Screen {
  name: string
  show: (page: Page) => Promise<void>
}

/** Products of the demo shop with long Bengali names. */
const longNames = [108, 202, 305]

async function fillBag(page: Page): Promise<void> {
  for (const id of longNames) await addToBag(page, id)
}

async function bagWithOrder(page: Page): Promise<void> {
  if (new URL(page.url()).pathname !== '/payment-success') await orderFromBag(page, 106)
}

const routes: Screen[] = exampleUrls.map((path) => ({
  name: path,
  show: (page) => open(page, path),
}))

const states: Screen[] = [
  // With fewer than three products the page offers more to compare.
  { name: 'one product to compare', show: (page) => open(page, '/compare?ids=4') },
  { name: 'two products to compare', show: (page) => open(page, '/compare?ids=4,111') },
  { name: 'two products in Bengali', show: (page) => open(page, '/bn/compare?ids=4,111') },
  { name: 'a list without products', show: (page) => open(page, '/products?search=zzzzz') },
  {
    name: 'search open',
    show: async (page) => {
      await open(page, '/about-us')
      await page.getByRole('button', { name: 'Open search' }).click()
      await page.getByRole('combobox', { name: 'Search products' }).fill('kettle')
      await expect(page.getByRole('option').first()).toBeVisible()
    },
  },
  {
    name: 'menu open',
    show: async (page) => {
      await open(page, '/about-us')
      await page.getByRole('button', { name: 'Open menu' }).click()
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    },
  },
  {
    name: 'a product with a long Bengali name',
    show: (page) => open(page, '/product-details/108'),
  },
  {
    name: 'picture enlarged',
    show: async (page) => {
      await open(page, '/product-details/1')
      await page.getByRole('button', { name: 'Enlarge picture' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'direct checkout',
    show: (page) => fillDirectForm(page, 108),
  },
  {
    name: 'direct checkout with an error',
    show: async (page) => {
      await fillDirectForm(page, 108)
      await page.getByRole('textbox', { name: 'Full address' }).fill('')
      await page.getByRole('button', { name: 'Confirm Your Order' }).click()
      await expect(page.getByText('Please fill all required fields.')).toBeVisible()
    },
  },
  {
    name: 'thank-you page',
    show: async (page) => {
      await fillDirectForm(page, 106)
      await page.getByRole('button', { name: 'Confirm Your Order' }).click()
      await expect(page).toHaveURL('/thank-you')
    },
  },
  {
    name: 'bag with long Bengali names',
    show: async (page) => {
      await fillBag(page)
      await open(page, '/cart')
    },
  },
  {
    name: 'bag with a refused coupon',
    show: async (page) => {
      await page.getByRole('textbox', { name: 'Coupon code' }).fill('NONSENSE')
      await page.getByRole('button', { name: 'Apply' }).click()
      await expect(page.getByText('Invalid coupon')).toBeVisible()
    },
  },
  {
    name: 'bag with a coupon',
    show: async (page) => {
      await page.getByRole('textbox', { name: 'Coupon code' }).fill('SAVE10')
      await page.getByRole('button', { name: 'Apply' }).click()
      await expect(page.getByText('Invalid coupon')).toHaveCount(0)
    },
  },
  { name: 'order summary', show: (page) => open(page, '/checkout') },
  {
    name: 'bag checkout with errors',
    show: async (page) => {
      await open(page, '/shipping')
      for (const field of await page.getByRole('main').getByRole('textbox').all())
        await field.fill('')
      await page.getByRole('button', { name: 'Place Order' }).click()
      await expect(page.getByText('Name is required')).toBeVisible()
    },
  },
  {
    name: 'bag checkout filled',
    show: (page) => fillDeliveryForm(page, 'মোহাম্মদ আবদুল্লাহ আল মামুন চৌধুরী'),
  },
  {
    name: 'payment method with an error',
    show: async (page) => {
      await open(page, '/payment-method')
      await page.getByRole('button', { name: /^Pay/ }).click()
      await expect(page.getByText('Please agree to the Terms & conditions.')).toBeVisible()
    },
  },
  { name: 'order success', show: bagWithOrder },
  {
    name: 'track order with a result',
    show: async (page) => {
      await open(page, '/payment-success')
      const number = (await page.getByRole('main').innerText()).match(/\b\d{10}\b/)?.[0] ?? ''
      await open(page, '/track-order')
      await page.getByRole('textbox', { name: /order number/i }).fill(number)
      await page.getByRole('textbox', { name: /mobile|phone/i }).fill(shopperPhone())
      await page.getByRole('main').getByRole('button').first().click()
      await expect(page.getByRole('main')).toContainText(number)
    },
  },
  {
    name: 'contact form with errors',
    show: async (page) => {
      await open(page, '/contact-us')
      await page.getByRole('button', { name: 'Send Message' }).click()
      await expect(page.getByText('Message is required')).toBeVisible()
    },
  },
  {
    name: 'campaign popup',
    show: async (page) => {
      await open(page, '/campaign')
      const form = page.getByRole('main')
      await form.getByRole('textbox', { name: /name/i }).fill('Rahima')
      await form.getByRole('textbox', { name: /whatsapp/i }).fill('123')
      await form.getByRole('textbox', { name: /trip|tip/i }).fill('Wash the rice twice.')
      await form.getByRole('button', { name: /submit|send/i }).click()
      await expect(page.getByRole('alertdialog').or(page.getByRole('dialog'))).toBeVisible()
    },
  },
  {
    name: 'offer popup after an order',
    show: async (page) => {
      await orderFromBag(page, 1)
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
]

/** Every route, then the states in which a route looks different. Some states need those before them. */
const screens: readonly Screen[] = [...routes, ...states]

const HEIGHT = 800

/** Opens every screen and measures it at these widths; returns the faults by screen and width. */
export async function faultsOfScreens(page: Page, widths: readonly number[]) {
  const found: Record<string, string[]> = {}
  const measured: string[] = []
  await stubMap(page)
  page.setDefaultTimeout(8000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const { name, show } of screens) {
    await test.step(name, async () => {
      await page.setViewportSize({ width: widths[0] ?? 0, height: HEIGHT })
      const failure = await show(page).then(
        () => undefined,
        (error: unknown) => String(error).split('\n', 2).join(' '),
      )
      if (failure) found[name] = [failure]
      for (const width of failure ? [] : widths) {
        await page.setViewportSize({ width, height: HEIGHT })
        const faults = await layoutFaults(page)
        measured.push(`${name} at ${width} px: ${faults.length} faults`)
        if (faults.length > 0) found[`${name} at ${width} px`] = faults
      }
    })
  }
  process.stdout.write(`${measured.join('\n')}\n`)
  return found
}
