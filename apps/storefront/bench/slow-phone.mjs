// A cheap Android phone on slow 4G: the settings that all measurements use.
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
}

/** Opens a page of a phone, 412×823, with 1.6 Mbps, 150 ms and a CPU slowed four times. */
export async function openPhone(browser) {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', network)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return { context, page, devtools }
}

const wait = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds))

// Playwright's locators and waitForFunction add listeners to the page that every touch waits for, and ask
// again in each frame. So the page is asked from here, by plain evaluation.

/** Waits until React has hydrated the page. */
export async function hydration(page) {
  while (!(await page.evaluate(() => document.documentElement.dataset.hydrated))) await wait(100)
}

/**
 * Scrolls the visible element of `selector` at `index` into view, taps it like a finger, and waits `after`
 * milliseconds.
 */
export async function tapOn({ page, devtools }, selector, index = 0, after = 1500) {
  const point = await page.evaluate(
    ([selected, place]) => {
      const visible = [...document.querySelectorAll(selected)].filter(
        (element) => element.getClientRects().length > 0,
      )
      const element = visible[place]
      if (!element) throw new Error(`There is no visible ${selected} to tap.`)
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { left, top, width, height } = element.getBoundingClientRect()
      return { x: left + width / 2, y: top + height / 2 }
    },
    [selector, index],
  )
  await wait(500)
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await wait(after)
}

/** Collects the paint, layout and task timings. Runs in the page before its own scripts. */
export function observe() {
  const seen = { lcp: 0, fcp: 0, cls: 0, tasks: [], events: [] }
  globalThis.seen = seen
  const watch = (type, read, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({
      type,
      buffered: true,
      ...options,
    })
  watch('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime))
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime
  })
  watch('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.cls += value
  })
  watch('longtask', ({ startTime, duration }) => seen.tasks.push([startTime, duration]))
  watch(
    'event',
    ({ name, duration, processingStart, processingEnd }) => {
      if (name === 'click' || name === 'pointerup')
        seen.events.push({ name, duration, handler: processingEnd - processingStart })
    },
    { durationThreshold: 16 },
  )
  addEventListener('DOMContentLoaded', () => {
    const root = document.documentElement
    const note = () => {
      if (root.dataset.hydrated && !seen.hydrated) seen.hydrated = performance.now()
    }
    new MutationObserver(note).observe(root, { attributes: true })
  })
}
