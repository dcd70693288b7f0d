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
