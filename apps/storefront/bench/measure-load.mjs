import { observe, openPhone } from './slow-phone.mjs'

const kindOf = (type) =>
  ({ Document: 'html', Script: 'script', Stylesheet: 'style', Image: 'picture', Font: 'font' })[
    type
  ] ?? 'other'

/**
 * Taps the first Add to Cart as soon as it is drawn, and again until the bag's count changes. Resolves
 * to the time of the answer in ms. Runs in the page.
 */
function tapUntilAnswered() {
  const count = () => document.querySelector('header a[href="/cart"]')?.textContent ?? ''
  return new Promise((resolve) => {
    const tap = () => {
      const button = [...document.querySelectorAll('main button')].find((candidate) =>
        /^Add to Cart|to bag$/.test(candidate.ariaLabel ?? candidate.textContent.trim()),
      )
      // The bag is empty at first, so the first number above 0 is the answer.
      if (/[1-9]/.test(count())) return resolve(performance.now())
      if (button && button.getBoundingClientRect().width > 0) button.click()
      setTimeout(tap, 50)
    }
    tap()
  })
}

/** Loads `url` with an empty cache and returns its timings in ms, its bytes by kind, requests and elements. */
export async function measureLoad(browser, url, { hydrates }) {
  const { context, page, devtools } = await openPhone(browser)
  const kinds = new Map()
  const bytes = { html: 0, script: 0, style: 0, picture: 0, font: 0, other: 0 }
  let requests = 0
  devtools.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    requests += 1
    bytes[kindOf(kinds.get(requestId))] += encodedDataLength
  })
  await page.addInitScript(observe)
  await page.goto(url, { waitUntil: 'load' })
  if (hydrates) await page.waitForFunction(() => globalThis.seen.hydrated)
  await page.waitForTimeout(1500)
  const result = await page.evaluate(() => {
    const { lcp, fcp, cls, hydrated = 0, tasks } = globalThis.seen
    const [navigation] = performance.getEntriesByType('navigation')
    const blocking = tasks.filter(([start]) => start >= fcp)
    return {
      ttfb: navigation.responseStart,
      fcp,
      lcp,
      cls,
      hydrated,
      tbt: blocking.reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0),
      elements: document.querySelectorAll('*').length,
    }
  })
  await context.close()
  const all = Object.values(bytes).reduce((sum, part) => sum + part, 0)
  return { ...result, requests, 'KB in all': all / 1024, ...inKilobytes(bytes) }
}

const inKilobytes = (bytes) =>
  Object.fromEntries(Object.entries(bytes).map(([kind, size]) => [`KB ${kind}`, size / 1024]))

/** Ms from the beginning of the navigation until a tap on Add to Cart is answered on the screen. */
export async function measureUsable(browser, url) {
  const { context, page } = await openPhone(browser)
  await page.goto(url, { waitUntil: 'commit' })
  const answered = await page.evaluate(tapUntilAnswered)
  await context.close()
  return answered
}

/** Ms of the largest paint when `url` is opened again in the browser that has just shown it. */
export async function measureSecondVisit(browser, url) {
  const { context, page } = await openPhone(browser)
  await page.goto(url)
  // The service worker keeps the page when the browser is idle.
  await page.waitForFunction(() => navigator.serviceWorker.controller)
  await page.waitForTimeout(3000)
  await page.goto('about:blank')
  await page.addInitScript(observe)
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(1500)
  const lcp = await page.evaluate(() => globalThis.seen.lcp)
  await context.close()
  return lcp
}
