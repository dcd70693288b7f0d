import { readFileSync, readdirSync } from 'node:fs'
import { expect, test as base, type Page } from '@playwright/test'
import { screenOf, screens, type Preview } from './screens.ts'

interface Entry {
  id: string
  type: string
  tags: string[]
  importPath: string
}

const file = new URL('../storybook-static/index.json', import.meta.url)
const { entries } = JSON.parse(readFileSync(file, 'utf8')) as { entries: Record<string, Entry> }

// A story that is a test is not on the docs page and has no picture.
const stories = Object.values(entries).filter(
  ({ type, tags }) => type === 'story' && tags.includes('autodocs') && !tags.includes('no-picture'),
)
const pictures = [
  ...stories.map(({ id }) => ({ id, theme: 'light' as const })),
  ...stories
    .filter(
      ({ importPath, id }) => /\/(commerce|blocks)\//.test(importPath) && id.endsWith('--default'),
    )
    .map(({ id }) => ({ id, theme: 'dark' as const })),
]

const now = new Date('2026-11-20T10:00:00+06:00')
const margin = 12
// Photographs are flat areas, because their content is not the library's and the width that a browser
// chooses varies.
const fixedStyles = `*, *::before, *::after {
  animation: none !important; transition: none !important; caret-color: transparent !important;
}
img {
  object-position: -9999px 0 !important;
  background: color-mix(in srgb, GrayText 35%, transparent) !important;
}
[data-shop='site-layout'] > [data-shop='loading-bar'] { visibility: hidden !important; }
#storybook-root * { content-visibility: visible !important; }
html { scrollbar-width: none !important; scrollbar-gutter: auto !important; scroll-behavior: auto !important; }`

type WithResults = Preview & {
  /** How each story ended. */
  shopShown: Record<string, string>
}

/** One Storybook page for each worker: a page for each story would load everything again. */
const test = base.extend<object, { storybook: Page }>({
  storybook: [
    async ({ browser }, use, { config }) => {
      const { baseURL, viewport, reducedMotion, locale, timezoneId } = config.projects[0]!.use
      const page = await browser.newPage({ baseURL, viewport, reducedMotion, locale, timezoneId })
      await page.clock.setFixedTime(now)
      await page.goto('/iframe.html?viewMode=story')
      await page.waitForFunction(
        () => (globalThis as Preview).__STORYBOOK_PREVIEW__?.storyStoreValue,
      )
      await page.evaluate(() => {
        const preview = globalThis as WithResults
        preview.shopShown = {}
        preview.__STORYBOOK_ADDONS_CHANNEL__?.on('storyFinished', ({ storyId, status }) => {
          preview.shopShown[storyId] = status
        })
      })
      await page.addStyleTag({ content: fixedStyles })
      await use(page)
    },
    { scope: 'worker' },
  ],
})

/** The area of the story, or the whole window when a fixed element covers the page. */
const clipOf = (page: Page) =>
  page.evaluate((space) => {
    scrollTo(0, 0)
    const isOver = [...document.querySelectorAll('body *')].some((element) => {
      const { position, display } = getComputedStyle(element)
      const box = element.getBoundingClientRect()
      const isDrawn = display !== 'none' && box.width > 1 && box.height > 1
      return position === 'fixed' && isDrawn && !element.closest('#storybook-root, .sb-wrapper')
    })
    const width = document.documentElement.clientWidth
    if (isOver) return { x: 0, y: 0, width, height: innerHeight }
    const box = document.querySelector('#storybook-root')!.getBoundingClientRect()
    const x = Math.max(0, Math.floor(box.x - space))
    const y = Math.max(0, Math.floor(box.y - space))
    const height = Math.min(Math.max(Math.ceil(box.height), 1) + 2 * space, 2400)
    return { x, y, width: Math.min(Math.ceil(box.width) + 2 * space, width - x), height }
  }, margin)

test('every reviewed picture has a story', () => {
  const reviewed = readdirSync(new URL('../packages/ui/test/visual/baseline/', import.meta.url))
  const names = new Set(pictures.map(({ id, theme }) => `${id}.${theme}.png`))
  expect(reviewed.filter((name) => !names.has(name))).toEqual([])
})

for (const { id, theme } of pictures)
  test(`${id} in the ${theme} theme`, async ({ storybook: page }) => {
    const screen = await page.evaluate(screenOf, id)
    // A wide story is taken at the width of the other ones.
    const isPhone = screen === 'mobile1' || screen === 'phone'
    await page.setViewportSize(isPhone ? screens[screen] : { width: 1024, height: 768 })
    await page.emulateMedia({ colorScheme: theme })
    await page.mouse.move(0, 0)
    await page.evaluate(
      ([storyId, wanted]) => {
        const preview = globalThis as WithResults
        delete preview.shopShown[storyId]
        // axe runs with the other checks of the stories.
        const globals = { theme: wanted, a11y: { manual: true } }
        preview.__STORYBOOK_ADDONS_CHANNEL__?.emit('updateGlobals', { globals })
        preview.__STORYBOOK_ADDONS_CHANNEL__?.emit('setCurrentStory', {
          storyId,
          viewMode: 'story',
        })
      },
      [id, theme] as const,
    )
    await page.waitForFunction((storyId) => (globalThis as WithResults).shopShown[storyId], id)
    const status = await page.evaluate(
      (storyId) => (globalThis as WithResults).shopShown[storyId],
      id,
    )
    expect(status).toBe('success')
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager'
      const decoded = [...document.images].map((image) => image.decode().catch(() => undefined))
      await Promise.all([document.fonts.ready, ...decoded])
      // The browser's own validation message of a native control varies.
      if (document.activeElement?.matches('form:not([novalidate]) :invalid'))
        (document.activeElement as HTMLElement).blur()
    })
    // As an array, because Playwright replaces the dot in a name.
    await expect(page).toHaveScreenshot([`${id}.${theme}.png`], {
      clip: await clipOf(page),
      fullPage: true,
    })
  })
