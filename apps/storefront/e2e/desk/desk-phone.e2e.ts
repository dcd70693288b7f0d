import { storedOrder } from '../support/database.ts'
import { invite } from '../support/desk.ts'
import { shopperPhone } from '../support/shopper.ts'
import { expect, test } from '../support/shop-fixture.ts'
import { open, uniqueName } from '../support/shopper-actions.ts'
import { sidewaysScroll } from '../support/whole-purchase.ts'

/** As long as couriers take. */
const address =
  'বাড়ি নং ১২/ক, তৃতীয় তলা (লিফটের ডান পাশে), সড়ক নং ৫, বনশ্রী আবাসিক এলাকা, রামপুরা বাজারের ' +
  'পশ্চিম পাশে কেন্দ্রীয় জামে মসজিদের পেছনে, খিলগাঁও, ঢাকা ১২১৯। গেটের দারোয়ানকে ফোন দিয়ে উঠবেন, ' +
  'কলিং বেল নষ্ট, দুপুর দুইটার পরে আসবেন'

test.use({ serviceWorkers: 'allow' })

test('a member joins by a link, signs in, and confirms an order that a shopper places meanwhile', async ({
  page,
  request,
}) => {
  // The service worker of the shop is active, and has nothing to do with the desk.
  await open(page, '/')
  await page.evaluate(() => navigator.serviceWorker.ready)
  const name = uniqueName('Maya')
  const password = 'correct horse battery'
  const link = await page.goto(await invite(name))
  expect(link?.fromServiceWorker()).toBe(false)
  await page.getByLabel('New password').fill(password)
  await page.getByRole('button', { name: 'Create my account' }).click()
  await expect(page.getByRole('heading', { name: 'Today', exact: true })).toBeVisible()
  const manifest = await page.locator('link[rel=manifest]').getAttribute('href')
  const installed = await request.get(manifest ?? '')
  expect(installed.headers()['content-type']).toContain('application/manifest+json')
  expect(await installed.json()).toMatchObject({ start_url: '/desk/', display: 'standalone' })

  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('button', { name: `${name}: Settings and signing out` }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Today', exact: true })).toBeVisible()

  const reply = await request.post('/api/orders/confirm', {
    data: {
      deliveryName: uniqueName('Rahima'),
      deliveryPhone: shopperPhone(),
      deliveryAddress: address,
      products: [{ id: 106, quantity: 1, order_id: null, campaign_id: null }],
    },
  })
  const { orderId: id } = ((await reply.json()) as { data: { orderId: number } }).data
  await page.getByRole('link', { name: 'Orders', exact: true }).click()
  await page.getByRole('link', { name: String(id) }).click()
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(page.getByText(`Order ${id}: Confirmed.`)).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.poll(async () => (await storedOrder(id))?.status).toBe('confirmed')
  const order = await page.reload()
  expect(order?.fromServiceWorker()).toBe(false)
  await expect(page.getByRole('main').getByText('Confirmed').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Mark as packed' })).toBeVisible()

  const note = 'বনশ্রী আবাসিক এলাকা, রামপুরা বাজারের পশ্চিম পাশে জামে মসজিদের পেছনে, তৃতীয় তলা'
  await page.getByLabel('Note').fill(note)
  await page.getByRole('button', { name: 'Save the note' }).click()
  await page.getByRole('link', { name: 'Orders', exact: true }).click()
  await expect(page.getByText(note)).toBeVisible()
  expect(await sidewaysScroll(page)).toBe(0)
  const bar = await page.getByRole('navigation', { name: 'Main', exact: true }).boundingBox()
  for (let press = 0; press < 40; press += 1) {
    await page.keyboard.press('Tab')
    const middle = await page.evaluate(() => {
      const { top, height } = document.activeElement?.getBoundingClientRect() ?? new DOMRect()
      return top + height / 2
    })
    expect(middle, 'the bar at the bottom covers no control').toBeLessThan(bar?.y ?? 0)
  }

  await page.goto(`/desk/print?kind=slips&state=confirmed&orders=${id}`)
  for (const paper of ['A4', '100 × 150 mm', '80 mm roll']) {
    await page.getByRole('radio', { name: paper }).click()
    await expect(page.getByRole('region', { name: `Slip of order ${id}` })).toBeVisible()
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    expect(pdf.match(/\/Type \/Page$/gm), paper).toHaveLength(1)
  }

  const kept = await page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (one) => (await caches.open(one)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(kept.filter((path) => /^\/(api\/)?desk/.test(path))).toEqual([])
})
