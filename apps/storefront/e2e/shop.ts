import { createLogger, loadSettings, openDatabase } from '@shop/api'
import { test as base, expect, type Page } from '@playwright/test'

interface ShopFixtures {
  /** What the browser's console and network said that nobody should have to read. */
  complaints: string[]
}

interface ShopWork {
  /** The product that most journeys buy never runs out. */
  plenty: undefined
}

/** A test of the running shop: fails when the page logged an error or a warning, or a script broke. */
export const test = base.extend<ShopFixtures, ShopWork>({
  plenty: [
    async ({}, use) => {
      await inDatabase((sql) => sql`update products set quantity = 900 where id = 106`)
      await use(undefined)
    },
    { auto: true, scope: 'worker' },
  ],
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`))
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') {
          complaints.push(`${message.type()}: ${message.text()}`)
        }
      })
      await use(complaints)
      expect(complaints, 'the console stays quiet').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** An order as the database holds it; money in poisha. */
export interface StoredOrder {
  id: number
  status: string
  deliveryName: string
  deliveryPhone: string
  deliveryAddress: string
  zone: string
  shipping: number
  total: number
  lines: { productId: number; quantity: number; price: number; discountPrice: number | null }[]
}

/** Asks the shop's own database, beside the running shop. */
export async function inDatabase<T>(
  ask: (sql: Awaited<ReturnType<typeof openDatabase>>['sql']) => Promise<T>,
): Promise<T> {
  const dataDir = process.env['E2E_DATA_DIR'] ?? ''
  const settings = loadSettings({ ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
  const database = await openDatabase(settings, { log: createLogger(settings), attach: true })
  try {
    return await ask(database.sql)
  } finally {
    await database.close()
  }
}

/** How many of a product are left. */
export async function stockOf(productId: number): Promise<number> {
  return inDatabase(async (sql) => {
    const [row] = await sql`select quantity from products where id = ${productId}`
    return Number(row?.['quantity'])
  })
}

/** An order by its number; undefined when there is none. */
export async function storedOrder(id: number): Promise<StoredOrder | undefined> {
  return inDatabase(async (sql) => {
    const [row] = await sql`
      select id, status, delivery_name, delivery_phone, delivery_address, shipping_zone,
        shipping_charge, total
      from orders where id = ${id}`
    if (!row) return undefined
    const lines = await sql`
      select product_id, quantity, price, discount_price from order_lines
      where order_id = ${id} order by line`
    return {
      id: Number(row['id']),
      status: String(row['status']),
      deliveryName: String(row['delivery_name']),
      deliveryPhone: String(row['delivery_phone']),
      deliveryAddress: String(row['delivery_address']),
      zone: String(row['shipping_zone']),
      shipping: Number(row['shipping_charge']),
      total: Number(row['total']),
      lines: lines.map((line) => ({
        productId: Number(line['product_id']),
        quantity: Number(line['quantity']),
        price: Number(line['price']),
        discountPrice: line['discount_price'] === null ? null : Number(line['discount_price']),
      })),
    }
  })
}

/** Waits until scripts answer: before that, buttons are drawn but nobody listens. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset['ready'] === 'true')
}

/** The order number that the page in view tells the shopper. */
export async function shownOrderNumber(page: Page): Promise<number> {
  await expect(page.getByRole('main')).toContainText(/number\s*\d{10}/)
  const text = (await page.getByRole('main').innerText()).match(/\b\d{10}\b/)?.[0]
  return Number(text)
}
