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

  // Fails when the theme was not applied.
  async postVisit(page) {
    const shown = await page.evaluate(() => document.documentElement.dataset.theme)
    if (shown !== theme) throw new Error(`The story is shown in ${shown}, not in ${theme}.`)
  },
}

export default config
