import type { TestRunnerConfig } from '@storybook/test-runner'

const theme = process.env.SHOP_THEME === 'dark' ? 'dark' : 'light'

type Preview = typeof globalThis & {
  __STORYBOOK_ADDONS_CHANNEL__?: {
    emit: (event: string, data: unknown) => void
    once: (event: string, listener: () => void) => void
  }
  shopTheme?: string
  shopStory?: string
}

type Page = Parameters<NonNullable<TestRunnerConfig['postVisit']>>[0]

/** By how many pixels the story is wider than the window in a direction. */
const overflow = (page: Page, direction: 'ltr' | 'rtl') =>
  page.evaluate((wanted) => {
    document.documentElement.dir = wanted
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  }, direction)

/** Fails when a story on a small phone is wider right to left than left to right. */
async function checkDirection(page: Page) {
  const size = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 640 })
  const [right, left] = [await overflow(page, 'rtl'), await overflow(page, 'ltr')]
  if (size) await page.setViewportSize(size)
  if (right > Math.max(0, left))
    throw new Error(
      `Right to left, the story is ${right} px wider than a window of 320 px, left to right ${left} px. ` +
        'Use logical properties: ms, me, ps, pe, start, end.',
    )
}

/** Runs every story in the theme of `SHOP_THEME`. */
const config: TestRunnerConfig = {
  async preVisit(page, { id }) {
    await page.emulateMedia({ colorScheme: theme })
    await page.waitForFunction(() => '__STORYBOOK_ADDONS_CHANNEL__' in globalThis)
    // Once for each page, because a second time would render the previous story again.
    await page.evaluate((wanted) => {
      const preview = globalThis as Preview
      if (preview.shopTheme === wanted) return
      preview.shopTheme = wanted
      preview.__STORYBOOK_ADDONS_CHANNEL__?.emit('updateGlobals', { globals: { theme: wanted } })
    }, theme)
    // A second run of a failed story leaves it first: Storybook does not play a story again that is
    // already shown, and the test runner counts it as passed.
    await page.evaluate(async (storyId) => {
      const preview = globalThis as Preview
      const channel = preview.__STORYBOOK_ADDONS_CHANNEL__
      if (preview.shopStory === storyId && channel)
        await new Promise<void>((left) => {
          channel.once('docsRendered', left)
          const docs = storyId.replace(/--.*/, '--docs')
          channel.emit('setCurrentStory', { storyId: docs, viewMode: 'docs' })
        })
      preview.shopStory = storyId
    }, id)
  },

  // Fails when the theme was not applied, or when the direction breaks the layout.
  async postVisit(page) {
    const shown = await page.evaluate(() => document.documentElement.dataset.theme)
    if (shown !== theme) throw new Error(`The story is shown in ${shown}, not in ${theme}.`)
    if (theme === 'light') await checkDirection(page)
  },
}

export default config
