import { expect, test } from '../support/shop-fixture.ts'
import { fillContactForm, open, stubMap } from '../support/shopper-actions.ts'

test('R-CAMP-02, R-CAMP-06, R-CAMP-07: the campaign shows its products and a link to all products', async ({
  page,
  request,
}) => {
  await open(page, '/campaign')
  await expect(page.getByRole('heading', { name: 'Share your kitchen tip' })).toBeVisible()
  const { data } = await (await request.get('/api/campaigns?active=true')).json()
  const names = data
    .at(-1)
    .campaignProducts.map(({ product }: { product: { name: string } }) => product.name)
  const offers = page.getByRole('region', { name: 'Offer Collection' })
  await expect(offers.getByRole('article').first()).toBeVisible()
  expect(await offers.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual(names.slice(0, 4))
  await expect(offers.getByRole('link', { name: /^View All/ })).toHaveAttribute('href', '/products')
})

test('S-CAMP-02, S-CAMP-03, R-CAMP-03, R-CAMP-05, E-17: a campaign response is accepted once, with a link to the offer', async ({
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
  await expect(thanks).toContainText(/\d tk.*\d tk/)
  await expect(thanks.getByRole('img')).toHaveAttribute('src', /campaigns?\//)
  await thanks.getByRole('button', { name: 'Close' }).click()
  await send()
  await expect(page.getByText('Trip and Tricks Alert!')).toBeVisible()
})

test('E-14, E-15, S-CONT-03, S-CONT-04: a contact message is confirmed beside the form and in a popup', async ({
  page,
}) => {
  await stubMap(page)
  await open(page, '/contact-us')
  const main = page.getByRole('main')
  await fillContactForm(page)
  await main.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('Your message has been sent successfully!')).toBeVisible()
  await expect(page.getByText('Message sen successfully')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(main.getByRole('textbox', { name: 'Name' })).toHaveValue('')
})

test('R-CONT-01, R-CONT-03, R-CONT-04: the contact page shows address, phone, e-mail, social links and a map', async ({
  page,
}) => {
  await stubMap(page)
  await open(page, '/contact-us')
  const main = page.getByRole('main')
  await expect(main.getByText(/Dhaka/).first()).toBeVisible()
  await expect(main.locator('a[href^="tel:"]').first()).toBeVisible()
  await expect(main.locator('a[href^="mailto:"]').first()).toBeVisible()
  for (const name of ['Facebook', 'LinkedIn', 'Instagram', 'YouTube', 'TikTok', 'X'])
    await expect(main.getByRole('link', { name, exact: true })).toBeVisible()
  await expect(main.locator('iframe')).toHaveCount(0)
  await main.getByRole('button', { name: 'Show map' }).click()
  await expect(main.locator('iframe')).toHaveAttribute('src', /marker=23\.8103%2C90\.4125/)
})

for (const path of ['/terms-conditions', '/delivery-policy']) {
  test(`R-POL-01, R-POL-02, R-POL-03, R-POL-05, R-POL-06: the contents of ${path} scroll to a section below the header, and phone and tax id are shown`, async ({
    page,
  }) => {
    await open(page, path)
    const contents = page.getByRole('navigation', { name: 'On this page' })
    const entry = contents.getByRole('link').last()
    const id = (await entry.getAttribute('href'))?.replace('#', '') ?? ''
    await entry.click()
    const section = page.locator(`[id="${id}"]`)
    await expect(section).toBeInViewport()
    await expect.poll(async () => (await section.boundingBox())?.y ?? 0).toBeGreaterThanOrEqual(64)
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: /^Questions\? Call us: \S/ })).toBeVisible()
    await expect(main.getByText(/^Tax id: \S/)).toBeVisible()
  })
}
