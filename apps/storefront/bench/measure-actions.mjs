import { hydration, observe, openPhone, tapOn } from './slow-phone.mjs'

/**
 * Notes when the finger comes down and when a frame of the page of a product has been drawn with its name,
 * price and picture, in milliseconds since 1970: a static page is another document. Runs in the page,
 * because a measure from outside adds the time of its own messages. It looks after a change of the page
 * and not in each frame, which would take part of the time that it measures.
 */
const watchNavigation = () => {
  const note = (name) => {
    sessionStorage[name] ??= performance.timeOrigin + performance.now()
  }
  const isDrawn = (element) => element.getClientRects().length > 0
  const isThere = () =>
    [...document.querySelectorAll('h1')].some(
      (name) => isDrawn(name) && /\S/.test(name.textContent) && / tk/.test(priceBeside(name)),
    ) &&
    [...document.querySelectorAll('main img')].some(
      (image) => image.complete && image.naturalWidth > 0 && image.width > 200 && isDrawn(image),
    )
  const priceBeside = (name) => name.closest('section, main')?.textContent ?? ''
  let asked = false
  const look = () => {
    if (asked || !sessionStorage.tapped || sessionStorage.drawn) return
    asked = true
    requestAnimationFrame(() => {
      asked = false
      // The task comes directly after the frame, before all others.
      if (isThere()) scheduler.postTask(() => note('drawn'), { priority: 'user-blocking' })
    })
  }
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      sessionStorage.tapped ??= performance.timeOrigin + timeStamp
    },
    { capture: true, passive: true },
  )
  new MutationObserver(look).observe(document, {
    childList: true,
    subtree: true,
    attributes: true,
  })
  addEventListener('load', look, true)
}

/**
 * Ms from a plain tap on a card of the list until name, price and picture of the product are drawn.
 * Nothing is hovered or touched before, and three seconds pass after the load.
 */
export async function measureNavigation(browser, origin, { hydrates }) {
  const phone = await openPhone(browser)
  const { context, page } = phone
  await page.addInitScript(watchNavigation)
  await page.goto(`${origin}/products`)
  if (hydrates) await hydration(page)
  await page.waitForTimeout(3000)
  await tapOn(phone, 'a[href*="product-details"] picture', 1)
  const { tapped, drawn } = await page.evaluate(() => ({ ...sessionStorage }))
  await context.close()
  if (!drawn) throw new Error('The page of the product was not drawn within 1.5 s after the tap.')
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
  cartQuantity: 2,
})

/** The taps that are measured, by name: the page, the lines in the bag before, and what is tapped. */
export const taps = {
  'Add to Cart on details, 0 lines': ['details', 0, 'main button[name=add]'],
  'Add to Cart on details, 100 lines': ['details', 100, 'main button[name=add]'],
  'Add to Cart on a card, 0 lines': ['list', 0, 'main article button[name=add]'],
  'Add to Cart on a card, 100 lines': ['list', 100, 'main article button[name=add]'],
  'Buy Now on details': ['details', 0, 'main button[name=buy]'],
  'quantity + on details': ['details', 0, '[data-shop=quantity-stepper] button:last-of-type'],
  'menu of categories': ['list', 0, 'header button[aria-haspopup=dialog]'],
}

/** Ms from a tap to the next paint, and the part of it in event handlers. */
export async function measureTap(browser, url, lines, selector) {
  const phone = await openPhone(browser)
  const { context, page } = phone
  const filled = Array.from({ length: lines }, (_, index) => line(200 + index))
  await page.addInitScript(observe)
  await page.addInitScript((entries) => {
    if (localStorage.getItem('bag')) return
    const bag = Object.fromEntries(entries.map((entry) => [entry.name, entry]))
    localStorage.setItem('bag', JSON.stringify({ version: 1, lines: bag }))
  }, filled)
  await page.goto(url)
  await hydration(page)
  await page.waitForTimeout(3000)
  await tapOn(phone, selector)
  const events = await page.evaluate(() => globalThis.seen.events)
  await context.close()
  const longest = events.reduce(
    (found, event) => (event.duration > found.duration ? event : found),
    { duration: 16, handler: 0 },
  )
  return { paint: longest.duration, handler: longest.handler }
}
