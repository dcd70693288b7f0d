import { chromium } from 'playwright'
import { findBrowser } from '../scripts/browser.mjs'

const now = new Date('2026-11-20T10:00:00+06:00')
const margin = 12
const sizes = { mobile1: { width: 320, height: 640 }, phone: { width: 360, height: 760 } }
const window = { width: 1024, height: 768 }

// Photographs are the shop's, not the library's, and which width of one a browser takes depends on
// what it has at hand: a flat ground shows size and place. It is a colour and no opacity, which would
// be a layer of its own, whose corners are not drawn twice alike.
const still = `*, *::before, *::after {
  animation: none !important; transition: none !important; caret-color: transparent !important;
}
img {
  object-position: -9999px 0 !important;
  background: color-mix(in srgb, GrayText 35%, transparent) !important;
}
[data-slot='site-layout'] > [data-slot='loading-bar'] { visibility: hidden !important; }
html { scrollbar-width: none !important; scrollbar-gutter: auto !important; scroll-behavior: auto !important; }`

// Runs in the page. Storybook tells through its channel when a story and its play are through.
const listen = () => {
  const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__
  globalThis.shopShown = {}
  const settle = (id, how) => {
    globalThis.shopShown[id] ??= how
  }
  channel.on('storyFinished', ({ storyId, status }) => settle(storyId, status))
  channel.on('storyMissing', (id) => settle(id, 'missing'))
}

const settle = async () => {
  // What sticks to the window's edge belongs at the top of a picture of the whole page.
  scrollTo(0, 0)
  for (const image of document.images) image.loading = 'eager'
  const patience = new Promise((resolve) => setTimeout(resolve, 4000))
  const arrived = [...document.images].map((image) => image.decode().catch(() => image.alt))
  await Promise.race([Promise.all([document.fonts.ready, ...arrived]), patience])
  // The bubble beside a native control that was refused is the browser's, and no two are alike.
  if (document.activeElement?.matches('form:not([novalidate]) :invalid'))
    document.activeElement.blur()
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}

// The story's own ground, or the whole window when something lies over the page.
const frame = (edge) => {
  const over = [...document.querySelectorAll('body *')].some((element) => {
    const { position, display } = getComputedStyle(element)
    const box = element.getBoundingClientRect()
    const drawn = display !== 'none' && box.width > 1 && box.height > 1
    return position === 'fixed' && drawn && !element.closest('#storybook-root, .sb-wrapper')
  })
  const page = { width: document.documentElement.clientWidth, height: innerHeight }
  if (over) return { x: 0, y: 0, ...page }
  const box = document.getElementById('storybook-root').getBoundingClientRect()
  const x = Math.max(0, Math.floor(box.x + scrollX - edge))
  const y = Math.max(0, Math.floor(box.y + scrollY - edge))
  const width = Math.min(Math.ceil(box.width) + 2 * edge, page.width - x)
  return { x, y, width, height: Math.min(Math.max(Math.ceil(box.height), 1) + 2 * edge, 2400) }
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
  // The address counts for the first story only; what the toolbar would send stays.
  await page.evaluate((wanted) => {
    const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__
    // axe looks at every story in a step of its own.
    channel.emit('updateGlobals', { globals: { theme: wanted, a11y: { manual: true } } })
  }, theme)
  await page.addStyleTag({ content: still })
  return page
}

const shoot = async (page, id, theme) => {
  const own = await page.evaluate(async (storyId) => {
    const story = await globalThis.__STORYBOOK_PREVIEW__.storyStoreValue.loadStory({ storyId })
    return { viewport: story.storyGlobals?.viewport?.value, theme: story.storyGlobals?.theme }
  }, id)
  await page.setViewportSize(sizes[own.viewport] ?? window)
  await page.mouse.move(0, 0)
  await page.evaluate((storyId) => {
    scrollTo(0, 0)
    delete globalThis.shopShown[storyId]
    const to = { storyId, viewMode: 'story' }
    globalThis.__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', to)
  }, id)
  await page.waitForFunction((storyId) => globalThis.shopShown[storyId], id, { timeout: 20_000 })
  const how = await page.evaluate((storyId) => globalThis.shopShown[storyId], id)
  await page.evaluate(settle)
  const clip = await page.evaluate(frame, margin)
  const picture = await page.screenshot({ clip, fullPage: true, animations: 'disabled' })
  const shown = await page.evaluate(() => document.documentElement.dataset.theme)
  if (shown !== (own.theme ?? theme)) return { picture, trouble: `shown in ${shown}` }
  return { picture, trouble: how === 'success' ? undefined : `the story ended with "${how}"` }
}

/**
 * Takes a picture of each story in the Storybook at `url`, two at a time, and hands it to `take` as
 * `(name, {picture, trouble})`. `wanted` are `{id, theme}`. Time, motion, fonts and size are fixed.
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
        take(name, await shoot(page, next.id, theme))
      } catch (error) {
        take(name, { trouble: error.message.split('\n')[0] })
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
