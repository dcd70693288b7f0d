import { chromium } from 'playwright'
import { findBrowser } from '../scripts/browser.mjs'

const now = new Date('2026-11-20T10:00:00+06:00')
const margin = 12
const sizes = { mobile1: { width: 320, height: 640 }, phone: { width: 360, height: 760 } }
const window = { width: 1024, height: 768 }

// Photographs are flat areas, because their content is not the library's and the width that a browser
// chooses varies. A colour and no opacity: a layer of its own would be antialiased differently.
const fixedStyles = `*, *::before, *::after {
  animation: none !important; transition: none !important; caret-color: transparent !important;
}
img {
  object-position: -9999px 0 !important;
  background: color-mix(in srgb, GrayText 35%, transparent) !important;
}
[data-shop='site-layout'] > [data-shop='loading-bar'] { visibility: hidden !important; }
html { scrollbar-width: none !important; scrollbar-gutter: auto !important; scroll-behavior: auto !important; }`

// Runs in the page. Storybook's channel reports the end of a story and its play function.
const listen = () => {
  const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__
  globalThis.shopShown = {}
  const settle = (id, status) => {
    globalThis.shopShown[id] ??= status
  }
  channel.on('storyFinished', ({ storyId, status }) => settle(storyId, status))
  channel.on('storyMissing', (id) => settle(id, 'missing'))
}

const settle = async () => {
  // Sticky elements must be at the top of a screenshot of the whole page.
  scrollTo(0, 0)
  for (const image of document.images) image.loading = 'eager'
  // Of what is far below the screen the browser draws more or less, depending on its speed.
  for (const element of document.querySelectorAll('#storybook-root *'))
    if (getComputedStyle(element).contentVisibility === 'auto')
      element.style.contentVisibility = 'visible'
  const timeout = new Promise((resolve) => setTimeout(resolve, 4000))
  const decoded = [...document.images].map((image) => image.decode().catch(() => image.alt))
  await Promise.race([Promise.all([document.fonts.ready, ...decoded]), timeout])
  // The browser's own bubble beside an invalid native control varies.
  if (document.activeElement?.matches('form:not([novalidate]) :invalid'))
    document.activeElement.blur()
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}

// The area of the story, or the whole window when a fixed element covers the page.
const clipArea = (margin) => {
  const over = [...document.querySelectorAll('body *')].some((element) => {
    const { position, display } = getComputedStyle(element)
    const box = element.getBoundingClientRect()
    const drawn = display !== 'none' && box.width > 1 && box.height > 1
    return position === 'fixed' && drawn && !element.closest('#storybook-root, .sb-wrapper')
  })
  const page = { width: document.documentElement.clientWidth, height: innerHeight }
  if (over) return { x: 0, y: 0, ...page }
  const box = document.getElementById('storybook-root').getBoundingClientRect()
  const x = Math.max(0, Math.floor(box.x + scrollX - margin))
  const y = Math.max(0, Math.floor(box.y + scrollY - margin))
  const width = Math.min(Math.ceil(box.width) + 2 * margin, page.width - x)
  return { x, y, width, height: Math.min(Math.max(Math.ceil(box.height), 1) + 2 * margin, 2400) }
}

const openPage = async (browser, url, theme) => {
  const context = await browser.newContext({
    viewport: window,
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Asia/Dhaka',
  })
  const page = await context.newPage()
  await page.clock.setFixedTime(now)
  await page.goto(`${url}/iframe.html?viewMode=story`)
  await page.waitForFunction(() => globalThis.__STORYBOOK_PREVIEW__?.storyStoreValue)
  await page.evaluate(listen)
  // Parameters of the address apply to the first story only; globals sent by the channel stay.
  await page.evaluate((wanted) => {
    const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__
    // axe runs in the step `stories`.
    channel.emit('updateGlobals', { globals: { theme: wanted, a11y: { manual: true } } })
  }, theme)
  await page.addStyleTag({ content: fixedStyles })
  return page
}

const takePicture = async (page, id, theme) => {
  const story = await page.evaluate(async (storyId) => {
    const loaded = await globalThis.__STORYBOOK_PREVIEW__.storyStoreValue.loadStory({ storyId })
    return { viewport: loaded.storyGlobals?.viewport?.value, theme: loaded.storyGlobals?.theme }
  }, id)
  await page.setViewportSize(sizes[story.viewport] ?? window)
  await page.mouse.move(0, 0)
  await page.evaluate((storyId) => {
    scrollTo(0, 0)
    delete globalThis.shopShown[storyId]
    const to = { storyId, viewMode: 'story' }
    globalThis.__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', to)
  }, id)
  await page.waitForFunction((storyId) => globalThis.shopShown[storyId], id, { timeout: 20_000 })
  const status = await page.evaluate((storyId) => globalThis.shopShown[storyId], id)
  await page.evaluate(settle)
  const clip = await page.evaluate(clipArea, margin)
  const picture = await page.screenshot({ clip, fullPage: true, animations: 'disabled' })
  const shown = await page.evaluate(() => document.documentElement.dataset.theme)
  if (shown !== (story.theme ?? theme)) return { picture, problem: `shown in ${shown}` }
  return { picture, problem: status === 'success' ? undefined : `the story ended with "${status}"` }
}

/**
 * Takes a screenshot of each story in the Storybook at `url`, two at a time, and calls
 * `take(name, {picture, problem})`. `wanted` are `{id, theme}`. Time, motion, fonts and size are fixed.
 */
export async function takePictures(url, wanted, take) {
  const { executablePath, args, env } = await findBrowser()
  const browser = await chromium.launch({ executablePath, args, env })
  const worker = async (queue) => {
    let page
    let theme
    for (let next = queue.shift(); next; next = queue.shift()) {
      if (!page || theme !== next.theme) {
        await page?.context().close()
        theme = next.theme
        page = await openPage(browser, url, theme)
      }
      const name = `${next.id}.${theme}`
      try {
        take(name, await takePicture(page, next.id, theme))
      } catch (error) {
        take(name, { problem: error.message.split('\n')[0] })
        await page.context().close()
        page = undefined
      }
    }
  }
  try {
    const queue = [...wanted]
    await Promise.all([worker(queue), worker(queue)])
  } finally {
    await browser.close()
  }
}
