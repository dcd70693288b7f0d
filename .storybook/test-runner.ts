import { createRequire } from 'node:module'
import type { TestRunnerConfig } from '@storybook/test-runner'
import type { AxeResults } from 'axe-core'
import { screenOf, screens, type Preview } from './screens.ts'

type Page = Parameters<NonNullable<TestRunnerConfig['postVisit']>>[0]

type WithAxe = typeof globalThis & {
  axe?: { run: (context: object, options: object) => Promise<AxeResults> }
}

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

/** Fails when the table of props lacks the type of one. */
async function checkPropTypes(page: Page, id: string) {
  const unknown = await page.evaluate(async (storyId) => {
    const store = (globalThis as Preview).__STORYBOOK_PREVIEW__?.storyStoreValue
    const { argTypes = {} } = (await store?.loadStory({ storyId })) ?? {}
    return Object.entries(argTypes)
      .filter(([, { table }]) => /^(unknown.*)?$/.test(table?.type?.summary ?? ''))
      .map(([name]) => name)
  }, id)
  if (unknown.length > 0) throw new Error(`Without a type in the table of props: ${unknown.join()}`)
}

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

/**
 * Changes the state that the story has after its play function to the dark theme, where only colours
 * differ, and fails when a text has too little contrast.
 */
async function checkDarkContrast(page: Page) {
  await page.emulateMedia({ colorScheme: 'dark' })
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.addScriptTag({ path: axe })
  const found = await page.evaluate(async () => {
    const root = document.documentElement
    const { theme = 'light' } = root.dataset
    const still = document.createElement('style')
    still.textContent = '*, ::before, ::after { transition: none !important }'
    document.head.append(still)
    root.dataset.theme = 'dark'
    const { violations = [] } =
      (await (globalThis as WithAxe).axe?.run(
        { include: 'body', exclude: ['.sb-wrapper', '#storybook-docs'] },
        { runOnly: ['color-contrast'], resultTypes: ['violations'] },
      )) ?? {}
    root.dataset.theme = theme
    still.remove()
    return violations.flatMap(({ nodes }) =>
      nodes.map(({ html, failureSummary = '' }) => `${html}\n${failureSummary}`),
    )
  })
  await page.emulateMedia({ colorScheme: 'light' })
  if (found.length > 0) throw new Error(`In the dark theme:\n${found.join('\n\n')}`)
}

/**
 * Plays every story in the light theme on the screen that it names, where the a11y addon fails it when
 * axe finds a violation. Its last state is then checked right to left and in the dark theme.
 */
const config: TestRunnerConfig = {
  async preVisit(page, { id }) {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.waitForFunction(() => {
      const preview = globalThis as Preview
      return preview.__STORYBOOK_ADDONS_CHANNEL__ && preview.__STORYBOOK_PREVIEW__?.storyStoreValue
    })
    const screen = await page.evaluate(screenOf, id)
    await page.setViewportSize(screen ? screens[screen] : { width: 1280, height: 720 })
  },

  async postVisit(page, { id }) {
    await checkPropTypes(page, id)
    await checkDirection(page)
    await checkDarkContrast(page)
  },
}

export default config
