import { expect, test } from './shop.ts'
import { open } from './steps.ts'

test('R-CAMP-06, R-CAMP-07: the campaign shows its products, and the way to all', async ({
  page,
}) => {
  await open(page, '/campaign')
  const offers = page.getByRole('region', { name: 'Offer Collection' })
  await expect(offers.getByRole('article').first()).toBeVisible()
  await expect(offers.getByRole('link', { name: /^View All/ })).toHaveAttribute('href', '/products')
})

test('S-CAMP-02, S-CAMP-03, R-CAMP-05, E-17: a tip is thanked for once, with the way to the offer', async ({
  page,
}) => {
  const phone = `017${String(Date.now()).slice(-8)}`
  await open(page, '/campaign')
  const send = async () => {
    await page.getByRole('textbox', { name: 'Full Name' }).fill('Rahima')
    await page.getByRole('textbox', { name: 'WhatsApp number' }).fill(phone)
    await page.getByRole('textbox', { name: 'Your tips' }).fill('Boil less water.')
    await page.getByRole('button', { name: 'Submit' }).click()
  }
  await send()
  const thanks = page.getByRole('dialog')
  await expect(thanks.getByRole('link', { name: 'Buy Now' })).toHaveAttribute(
    'href',
    '/product-details/2?campaign=1',
  )
  await thanks.getByRole('button', { name: 'Close' }).click()
  await send()
  await expect(page.getByText('Trip and Tricks Alert!')).toBeVisible()
})

test('E-14, E-15, S-CONT-03, S-CONT-04: a message is confirmed beside the form and in a popup', async ({
  page,
}) => {
  await page.route('https://www.openstreetmap.org/**', (route) => route.fulfill({ body: '' }))
  await open(page, '/contact-us')
  const main = page.getByRole('main')
  await main.getByRole('textbox', { name: 'Name' }).fill('Rahima')
  await main.getByRole('textbox', { name: 'Email' }).fill('rahima@example.com')
  await main.getByRole('textbox', { name: 'Phone' }).fill('01712345678')
  await main.getByRole('textbox', { name: 'Message' }).fill('When do you open?')
  await main.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('Your message has been sent successfully!')).toBeVisible()
  await expect(page.getByText('Message sen successfully')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(main.getByRole('textbox', { name: 'Name' })).toHaveValue('')
})

test('R-POL-03: an entry of the contents brings its section into view, below the header', async ({
  page,
}) => {
  await open(page, '/terms-conditions')
  const contents = page.getByRole('navigation', { name: /on this page/i })
  const entry = contents.getByRole('link').last()
  const id = (await entry.getAttribute('href'))?.replace('#', '') ?? ''
  await entry.click()
  const section = page.locator(`[id="${id}"]`)
  await expect(section).toBeInViewport()
  await expect.poll(async () => (await section.boundingBox())?.y ?? 0).toBeGreaterThanOrEqual(64)
})
