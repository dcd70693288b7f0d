import { openPhone } from './slow-phone.mjs'

/** The controls that are tapped early, by name: the page, what is tapped, and what is drawn as the answer. */
export const earlyControls = {
  menu: ['home', 'header button[aria-haspopup=dialog]', '[role=dialog]'],
  search: ['home', 'header button[aria-expanded]:not([aria-haspopup])', 'header [role=combobox]'],
  slide: [
    'home',
    'main [aria-label="Go to slide 2"]',
    'main [aria-label="Go to slide 2"][aria-current]',
  ],
  tab: ['details', '[role=tab]:last-child', '[role=tab]:last-child[aria-selected=true]'],
  enlarge: ['details', 'main [aria-label="Enlarge picture"]', '[role=dialog] img'],
  thumbnail: [
    'details',
    '[data-shop=product-gallery] li:nth-child(2) button',
    '[data-shop=product-gallery] li:nth-child(2) [aria-current=true]',
  ],
  'Add to Cart': ['details', 'main button[name=add]', '[data-shop=bag-badge]:not([data-empty])'],
  quantity: [
    'details',
    '[data-shop=quantity-stepper] button:last-of-type',
    '[data-shop=quantity-stepper] [aria-valuenow="2"]',
  ],
}

/** How long an answer is waited for, in milliseconds. */
const LONGEST = 6000

/**
 * Presses a control some time after the first paint, and looks in each frame whether its answer is drawn.
 * Runs in the page before its own scripts.
 */
function pressEarly([control, answer, delay, longest]) {
  const drawn = (selector) =>
    [...document.querySelectorAll(selector)].find((found) => found.getClientRects().length > 0)
  globalThis.answered = new Promise((resolve) => {
    const press = () => {
      const button = drawn(control)
      if (!button) return setTimeout(press, 10)
      const began = performance.now()
      for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
        button.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }))
      const look = () => {
        if (drawn(answer)) resolve(performance.now() - began)
        else if (performance.now() - began > longest) resolve(null)
        else requestAnimationFrame(look)
      }
      look()
    }
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) setTimeout(press, delay)
    }).observe({ type: 'paint', buffered: true })
  })
}

/**
 * Ms from a press on a control, `delay` ms after the first paint, until its answer is drawn; `Infinity` when
 * none comes.
 */
export async function measureEarly(browser, url, [, control, answer], delay) {
  const { context, page } = await openPhone(browser)
  await page.addInitScript(pressEarly, [control, answer, delay, LONGEST])
  await page.goto(url, { waitUntil: 'commit' })
  const answered = await page.evaluate(() => globalThis.answered)
  await context.close()
  return answered ?? Infinity
}
