import type { TestRunnerConfig } from '@storybook/test-runner'

const theme = process.env.SHOP_THEME === 'dark' ? 'dark' : 'light'

/** Visits every story in the theme of `SHOP_THEME`, so that one suite proves both. */
const config: TestRunnerConfig = {
  async prepare({ page }) {
    const target = new URL('iframe.html', process.env.TARGET_URL)
    target.searchParams.set('globals', `theme:${theme}`)
    await page.emulateMedia({ colorScheme: theme })
    await page.goto(target.href, { waitUntil: 'load' })
  },
}

export default config
