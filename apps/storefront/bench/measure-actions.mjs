import { observe, openPhone } from './slow-phone.mjs'

const ready = (page) => page.waitForFunction(() => document.documentElement.dataset.hydrated)

/**
 * Notes when the finger comes down and when a frame of the page of a product has been drawn with its name,
 * price and picture, in milliseconds since 1970: a static page is another document. Runs in the page,
 * because a measure from outside adds the time of its own messages.
 */
const watchNavigation = () => {
  const note = (name) => {
    sessionStorage[name] ??= performance.timeOrigin + performance.now()
  }
  const isThere = () =>
    location.pathname.includes('product-details') &&
    document.querySelector('h1')?.textContent &&
    /\d tk/.test(document.querySelector('main')?.textContent ?? '') &&
    [...document.querySelectorAll('main img')].some(
      (image) => image.complete && image.naturalWidth > 0 && image.width > 200,
    )
  const look = () =>
    requestAnimationFrame(() => {
      if (!sessionStorage.tapped || !isThere()) return look()
      // A message comes after the frame.
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => note('drawn')
      port2.postMessage(null)
    })
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      sessionStorage.tapped ??= performance.timeOrigin + timeStamp
    },
    { capture: true },
  )
  look()
}

/**
 * Ms from a plain tap on a card of the list until name, price and picture of the product are drawn.
 * Nothing is hovered or touched before, and three seconds pass after the load.
 */
export async function measureNavigation(browser, origin, { hydrates }) {
  const { context, page } = await openPhone(browser)
  await page.addInitScript(watchNavigation)
  await page.goto(`${origin}/products`)
  if (hydrates) await ready(page)
  await page.waitForTimeout(3000)
  const link = page.locator('a[href*="product-details"] picture').nth(1)
  await link.scrollIntoViewIfNeeded()
  await page.waitForTimeout(500)
  const { x, y, width, height } = await link.boundingBox()
  await page.touchscreen.tap(x + width / 2, y + height / 2)
  await page.waitForFunction(() => sessionStorage.drawn)
  const { tapped, drawn } = await page.evaluate(() => ({ ...sessionStorage }))
  await context.close()
  return drawn - tapped
}

const line = (id) => ({
  name: `Line ${id}`,
  productId: id,
  price: 100,
  discountPrice: 90,
  finalPrice: 90,
  image: '',
  quantity: 9,
  stock: 9,
  productType: 'Single',
  campaign_id: null,
  category: 'Kitchen',
  cartQuantity: 1,
})

/**
 * Ms from a tap on Add to Cart to the next paint, and the part of it in event handlers, with a bag of
 * `lines` other products.
 */
export async function measureTap(browser, origin, path, lines) {
  const { context, page } = await openPhone(browser)
  const filled = Array.from({ length: lines }, (_, index) => line(1000 + index))
  await page.addInitScript(observe)
  await page.addInitScript((entries) => {
    if (localStorage.getItem('bag')) return
    const bag = Object.fromEntries(entries.map((entry) => [entry.name, entry]))
    localStorage.setItem('bag', JSON.stringify({ version: 1, lines: bag }))
  }, filled)
  await page.goto(origin + path)
  await ready(page)
  await page.waitForTimeout(2000)
  const button = page
    .getByRole('button', { name: /^Add to Cart|to bag$/ })
    .filter({ visible: true })
    .first()
  await button.scrollIntoViewIfNeeded()
  await page.waitForTimeout(500)
  const { x, y, width, height } = await button.boundingBox()
  await page.touchscreen.tap(x + width / 2, y + height / 2)
  await page.waitForTimeout(1500)
  const events = await page.evaluate(() => globalThis.seen.events)
  await context.close()
  const longest = events.reduce(
    (found, event) => (event.duration > found.duration ? event : found),
    { duration: 16, handler: 0 },
  )
  return { paint: longest.duration, handler: longest.handler }
}
