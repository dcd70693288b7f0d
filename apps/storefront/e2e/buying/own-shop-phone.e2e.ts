import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { test as base, expect } from '../support/shop-fixture.ts'
import { failedRequest } from '../support/failed-request.ts'
import { startShop } from '../support/start-shop.ts'
import { addToBag, fillDeliveryForm, open, uniqueName } from '../support/shopper-actions.ts'

const cli = resolve(import.meta.dirname, '../../../api/src/cli.ts')

/** Starts a shop as its owner does: DEMO=off, no SMS gateway, and a product that was imported. */
async function startOwnShop(folder: string) {
  const env = { DATA_DIR: folder, DEMO: 'off', DATABASE_URL: '', SMS_DRIVER: '' }
  const { url, stop } = await startShop({ ...env, TRUSTED_PROXIES: '1' })
  const catalogue = join(folder, 'catalogue.csv')
  await writeFile(catalogue, 'id,name,category,price,quantity\n1,Copper Jug,Kitchen,450,20\n')
  const run = async (...args: string[]) => {
    const options = { env: { ...process.env, ...env } }
    await promisify(execFile)(process.execPath, [cli, ...args], options)
  }
  await run('import', catalogue)
  return { url, stop, run }
}

interface OwnShop {
  url: string
  /** Runs a command of the owner. */
  run: (...args: string[]) => Promise<void>
}

const test = base.extend<object, { ownShop: OwnShop }>({
  ownShop: [
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'shop-without-sms-'))
      const { url, stop, run } = await startOwnShop(folder)
      await use({ url, run })
      await stop()
      await rm(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ ownShop }, use) => use(ownShop.url),
})

test('a shop with DEMO=off and no SMS gateway says that it calls, and not that it sent a message', async ({
  page,
}) => {
  await addToBag(page, 1)
  await open(page, '/shipping')
  await fillDeliveryForm(page, uniqueName('No Gateway'))
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page).toHaveURL('/payment-success')
  await expect(page.getByText('We will call you to confirm it.')).toBeVisible()
  await expect(page.getByText('confirmation sms')).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('We will call you to confirm it.')).toBeVisible()
})

test('R-SHIPD-11: a charge that the owner changes is shown on the product page and in the checkout, and is never charged before', async ({
  page,
  ownShop,
  expectErrors,
}) => {
  await open(page, '/product-details/1')
  await expect(page.getByText('Outside Dhaka 130 Taka')).toBeVisible()
  await addToBag(page, 1)
  await open(page, '/shipping')
  await fillDeliveryForm(page, uniqueName('Other Charge'))
  await ownShop.run('zones', 'set', 'dhaka_outside', '--charge', '150')
  const place = page.getByRole('button', { name: 'Place Order' })
  await place.click()
  const refusal = page.getByRole('alert').filter({ hasText: 'Nothing was ordered' })
  await expect(refusal).toContainText(/Delivery\s*Before: ৳130.00\s*Now: ৳150.00/)
  await expect(page.getByRole('radio', { name: 'Outside Dhaka ৳150.00' })).toBeChecked()
  await place.click()
  await expect(page).toHaveURL('/payment-success')
  await expect(async () => {
    await page.goto('/product-details/1')
    await expect(page.getByText('Outside Dhaka: ৳150')).toBeVisible({ timeout: 1 })
  }).toPass()
  await addToBag(page, 1)
  await open(page, '/checkout')
  await expect(page.getByText('৳150.00').first()).toBeVisible()
  await expectErrors(
    failedRequest(409, /\/api\/orders\/confirm/),
    /^The order was not placed\. ApiError: The total is 600 tk now/,
  )
})
