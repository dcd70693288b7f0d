import type { TestRunnerConfig } from '@storybook/test-runner'

const theme = process.env.SHOP_THEME === 'dark' ? 'dark' : 'light'

type Preview = typeof globalThis & {
  __STORYBOOK_ADDONS_CHANNEL__?: { emit: (event: string, data: unknown) => void }
  shopTheme?: string
}

/** Runs every story in the theme of `SHOP_THEME`. */
const config: TestRunnerConfig = {
  async preVisit(page) {
    await page.emulateMedia({ colorScheme: theme })
    await page.waitForFunction(() => '__STORYBOOK_ADDONS_CHANNEL__' in globalThis)
    // Once for each page, because a second time would render the previous story again.
    await page.evaluate((wanted) => {
      const preview = globalThis as Preview
      if (preview.shopTheme === wanted) return
      preview.shopTheme = wanted
      preview.__STORYBOOK_ADDONS_CHANNEL__?.emit('updateGlobals', { globals: { theme: wanted } })
    }, theme)
  },

  // Fails when the theme was not applied.
  async postVisit(page) {
    const shown = await page.evaluate(() => document.documentElement.dataset.theme)
    if (shown !== theme) throw new Error(`The story is shown in ${shown}, not in ${theme}.`)
  },
}

export default config
