// A day at the desk, on a phone of 360 × 800: calls, packing, labels, hand-over and settling of many orders.
//   node bench/desk-bench.mjs [--orders 40] [--port 4296]
import { execFileSync } from 'node:child_process'
import { fromRoot } from '@shop/tooling/paths.mjs'
import { fromAddress } from '../../api/test/shop-process.ts'
import { benchOptions } from './bench-options.mjs'
import { withShopAndBrowser } from './shop-and-browser.mjs'

const values = benchOptions(
  `Does the work of a day at the desk on a phone, and prints taps and minutes. Exits with 1 when sums differ.
usage: npm run bench desk -- [--orders 40] [--port 4296]`,
  { orders: { type: 'string', default: '40' }, port: { type: 'string', default: '4296' } },
)
const count = Number(values.orders)
/** Parcels that come back, and parcels for which the courier pays 10 taka too little. */
const returned = 5
const wrong = 3

await withShopAndBrowser(Number(values.port), async ({ browser, origin, directory }) => {
  const phone = { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true }
  const context = await browser.newContext({ ...phone, locale: 'en-GB', baseURL: origin })
  const page = await context.newPage()
  await join(page, directory)
  const product = await findProduct(origin)
  const orders = await placeOrders(origin, product.id)
  const numbers = orders.map(({ number }) => number)
  const day = createDay(page)

  await day.step('calls', () => confirmAll(day, numbers))
  await day.step('packing', () => packAll(day, numbers))
  await day.step('hand-over', () => handOver(day, numbers))
  const paid = await day.step('settling', () => settle(day, orders))
  day.print()

  const stored = await readOrders(page, numbers)
  const states = Object.groupBy(stored, ({ state }) => state)
  check('delivered orders', states.delivered?.length, count - returned)
  check('returned orders', states.returned?.length, returned)
  check('settled orders', stored.filter(({ settledAt }) => settledAt).length, count)
  check('taka of the courier', sumOf(stored, 'collected'), paid)
  const { quantity } = await callShop(`${origin}/api/products/${product.id}`)
  check('pieces in stock', quantity, product.quantity - (count - returned))
  await context.close()
})

/** Counts taps, and times the steps. */
function createDay(page) {
  const steps = []
  let taps = 0
  return {
    page,
    async tap(locator) {
      taps += 1
      await locator.tap()
    },
    async step(name, run) {
      const before = { taps, time: performance.now() }
      const result = await run()
      const minutes = (performance.now() - before.time) / 60_000
      steps.push({ name, taps: taps - before.taps, minutes })
      return result
    },
    print() {
      console.log('| step | taps | taps for an order | minutes |\n|---|---|---|---|')
      const all = { name: 'all', taps, minutes: sumOf(steps, 'minutes') }
      for (const { name, taps: n, minutes } of [...steps, all])
        console.log(`| ${name} | ${n} | ${(n / count).toFixed(1)} | ${minutes.toFixed(2)} |`)
    },
  }
}

/** Answers the calls of all orders: one tap on the number, and one on the answer. */
async function confirmAll({ page, tap }, numbers) {
  await page.goto('/desk/calls')
  for (let left = numbers.length; left > 0; left -= 1) {
    const number = await page.getByRole('link', { name: /^Order \d+$/ }).textContent()
    if (!numbers.includes(number.replace('Order ', ''))) throw new Error(`${number} is another's`)
    // The dialler of the phone opens; a desktop has none.
    await page.evaluate(() =>
      addEventListener('click', (event) => event.preventDefault(), { capture: true, once: true }),
    )
    await tap(page.getByRole('link', { name: /^Call / }))
    await tap(page.getByRole('button', { name: 'Confirmed', exact: true }))
    await page.getByText(`${number}: confirmed.`).waitFor()
  }
  await page.getByText('Nobody is to be called now.').waitFor()
  // The last answer can be undone for some seconds.
  await tap(page.getByRole('button', { name: 'Close' }).first())
}

/** Prints the slips of all orders, and types the number of each, as a scanner does. */
async function packAll({ page, tap }, numbers) {
  await page.goto('/desk/packing')
  await tap(page.getByRole('link', { name: `Print ${numbers.length} slips` }))
  await tap(page.getByRole('radio', { name: '100 × 150 mm' }))
  check('labels', await page.getByRole('img', { name: /^\d+$/ }).count(), numbers.length)
  await page.goto('/desk/packing')
  const field = page.getByRole('textbox', { name: 'Order number' })
  for (const number of numbers) {
    await field.fill(number)
    await field.press('Enter')
    await page.getByText(`Order ${number} is packed.`).waitFor()
  }
}

/** Hands all orders over to a courier, and stores the consignment numbers that it gives. */
async function handOver({ page, tap }, numbers) {
  await page.goto('/desk/hand-over')
  await tap(page.getByRole('checkbox', { name: 'Select all' }))
  await tap(page.getByRole('button', { name: `Hand over ${numbers.length} orders` }))
  const file = page.getByRole('link', { name: 'Download the file for Steadfast' })
  const text = decodeURIComponent(await file.getAttribute('href'))
  check('lines of the file', numbers.filter((number) => text.includes(number)).length, count)
  const list = ['invoice,consignment_id', ...numbers.map((number) => `${number},DX${number}`)]
  await page.getByRole('textbox', { name: 'List of the courier' }).fill(list.join('\n'))
  await tap(page.getByRole('button', { name: 'Read the list' }))
  await tap(page.getByRole('button', { name: `Store ${numbers.length} numbers` }))
  await page.getByText(`${numbers.length} numbers are stored.`).waitFor()
}

/** Settles a statement, and returns what the courier pays in taka. */
async function settle({ page, tap }, orders) {
  const lines = orders.map(({ number, total }, at) => {
    if (at < returned) return { number, paid: 0, status: 'Returned' }
    return { number, paid: at < returned + wrong ? total - 10 : total, status: 'Delivered' }
  })
  await page.goto('/desk/settling')
  const text = lines.map(({ number, paid, status }) => `DX${number},${paid},${status}`)
  await page
    .getByRole('textbox', { name: 'Statement of the courier' })
    .fill(['consignment_id,collected_amount,status', ...text].join('\n'))
  await tap(page.getByRole('button', { name: 'Compare with the orders' }))
  await page.getByText('Paid too little').first().waitFor()
  check('wrong amounts', await page.getByText('Paid too little').count(), wrong)
  await tap(page.getByRole('button', { name: `Settle ${count - returned - wrong} parcels` }))
  await page.getByText(`${count - returned - wrong} parcels are settled.`).waitFor()
  for (const { number } of lines.slice(0, returned + wrong))
    await tap(page.getByRole('checkbox', { name: `Select ${number}` }))
  for (const good of await page.getByLabel(/^Good pieces of /).all()) {
    await tap(good)
    await good.selectOption('1')
  }
  await tap(page.getByRole('button', { name: `Settle ${returned + wrong} parcels` }))
  await page.getByText(`${returned + wrong} parcels are settled.`).waitFor()
  return sumOf(lines, 'paid')
}

/** Makes the member that works, and signs in. */
async function join(page, directory) {
  const cli = fromRoot('apps', 'api', 'src', 'cli.ts')
  const env = { ...process.env, DATA_DIR: directory, DATABASE_URL: '' }
  const invite = [cli, 'staff', 'invite', 'Maya', '--role', 'owner']
  const printed = execFileSync(process.execPath, invite, { env, encoding: 'utf8' })
  await page.goto(/\/desk\/invitation\/\S+/.exec(printed)[0])
  await page.getByLabel('New password').fill('correct horse battery')
  await page.getByRole('button', { name: 'Create my account' }).click()
  await page.getByRole('heading', { name: 'Today', exact: true }).waitFor()
}

/** The product of the demo shop with the most pieces. */
async function findProduct(origin) {
  const products = await callShop(`${origin}/api/products`)
  return products.reduce((most, one) => (one.quantity > most.quantity ? one : most))
}

/** Places the orders, each of another shopper. */
async function placeOrders(origin, id) {
  const orders = []
  for (let n = 1; n <= count; n += 1) {
    const { orderId, totallPrice } = await callShop(`${origin}/api/orders/confirm`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...fromAddress(n) },
      body: JSON.stringify({
        deliveryName: `Shopper ${n}`,
        deliveryPhone: `0171${String(n).padStart(7, '0')}`,
        deliveryAddress: `House ${n}, Road 5, Dhanmondi, Dhaka`,
        products: [{ id, quantity: 1, order_id: null, campaign_id: null }],
      }),
    })
    orders.push({ number: String(orderId), total: totallPrice })
  }
  return orders
}

/** The data of an answer of the API. */
async function callShop(url, options) {
  const answer = await fetch(url, options)
  const { data, message } = await answer.json()
  if (!answer.ok) throw new Error(`${url}: ${message}`)
  return data
}

/** The orders as the API has them. */
async function readOrders(page, numbers) {
  return Promise.all(
    numbers.map(async (number) => {
      const answer = await page.evaluate(
        async (path) => (await fetch(path)).json(),
        `/api/desk/orders/${number}`,
      )
      return answer.data
    }),
  )
}

function sumOf(rows, name) {
  return rows.reduce((sum, row) => sum + (row[name] ?? 0), 0)
}

/** Prints two numbers that have to be equal, and ends the program with 1 when they are not. */
function check(name, found, expected) {
  console.log(`${name}: ${found}${found === expected ? '' : `, and not ${expected}`}`)
  if (found !== expected) process.exitCode = 1
}
