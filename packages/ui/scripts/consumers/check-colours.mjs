// Own code, because no tool compares computed colours with tokens in each way to choose a theme.
import { readFileSync } from 'node:fs'

const sheet = readFileSync(new URL('../../src/styles/tokens.css', import.meta.url), 'utf8')

/** The colours of the tokens in both themes, as the browser reads them from `tokens.css` itself: theme → token → colour. */
async function readTokens(open) {
  const opened = await open('index.html')
  const page = await opened.context().newPage()
  await opened.close()
  const themes = ['light', 'dark'].map((theme) => `<p style="color-scheme: ${theme}"></p>`)
  await page.setContent(`<style>${sheet}</style>${themes.join('')}`)
  const names = [...parts, ...popupParts, ...toastParts].map(([, , token]) => token)
  const colours = await page.locator('p').evaluateAll((elements, names) => {
    const read = (element, name) => {
      element.style.backgroundColor = `var(--shop-color-${name})`
      return [name, getComputedStyle(element).backgroundColor]
    }
    const colours = elements.map((element) => [
      element.style.colorScheme,
      Object.fromEntries(names.map((name) => read(element, name))),
    ])
    return Object.fromEntries(colours)
  }, names)
  await page.close()
  for (const [name, colour] of Object.entries(colours.light))
    if (colour === 'rgba(0, 0, 0, 0)') throw new Error(`tokens.css has no --shop-color-${name}.`)
  return colours
}

// Element, property and the token that it must have.
const parts = [
  ['[data-shop=button]', 'backgroundColor', 'brand'],
  ['[data-shop=button]', 'color', 'on-brand'],
  ['[data-shop=icon-button]', 'color', 'ink'],
  ['[data-shop=badge]', 'backgroundColor', 'offer'],
  ['[data-shop=badge]', 'color', 'on-offer'],
  ['[data-shop=card]', 'backgroundColor', 'surface'],
  ['[data-shop=card]', 'borderTopColor', 'line'],
  ['[data-shop=card]', 'color', 'ink'],
  ['[data-shop=input]', 'backgroundColor', 'surface'],
  ['[data-shop=input]', 'borderTopColor', 'control'],
  ['[data-shop=input]', 'color', 'ink'],
  ['[data-shop=link]', 'color', 'brand'],
  ['[data-shop=tabs-trigger][data-state=active]', 'borderBottomColor', 'brand'],
  ['[data-shop=tabs-trigger][data-state=active]', 'color', 'ink'],
  ['[data-shop=tabs-trigger][data-state=inactive]', 'color', 'muted'],
  ['[data-shop=tabs-list]', 'borderBottomColor', 'line'],
  ['[data-shop=price]', 'color', 'ink'],
  ['[data-shop=price] > s', 'color', 'muted'],
  ['[data-shop=product-card]', 'color', 'ink'],
  ['[data-shop=product-card] [data-shop=image]', 'backgroundColor', 'tint-stone'],
]
const popupParts = [
  ['[data-shop=dialog-content]', 'backgroundColor', 'surface'],
  ['[data-shop=dialog-content]', 'color', 'ink'],
  ['[data-shop=dialog-layer]', 'backgroundColor', 'scrim'],
]
const toastParts = [
  ['[data-shop=toast] > div', 'backgroundColor', 'ink'],
  ['[data-shop=toast] > div', 'color', 'paper'],
]

/** Compares computed colours with those of the tokens, as pixels: the browser writes one colour in several ways. */
const compare = (page, within, colours, rows) =>
  page.evaluate(
    ({ within, colours, rows }) => {
      const canvas = document.createElement('canvas')
      const context = canvas.getContext('2d', { willReadFrequently: true })
      const pixelOf = (colour) => {
        context.clearRect(0, 0, 1, 1)
        context.fillStyle = colour
        context.fillRect(0, 0, 1, 1)
        return [...context.getImageData(0, 0, 1, 1).data]
      }
      return rows.flatMap(([selector, property, token]) => {
        const element = document.querySelector(`${within} ${selector}`)
        if (!element) return [`${selector} is missing`]
        const actual = getComputedStyle(element)[property]
        const expected = pixelOf(colours[token])
        const near = pixelOf(actual).every((part, i) => Math.abs(part - expected[i]) <= 4)
        if (near) return []
        return [`${within} ${selector} ${property} is ${actual}, not ${token} ${colours[token]}`]
      })
    },
    { within, colours, rows },
  )

/** The theme of each part of the page by the theme of the page. */
const scopes = (theme) => ({
  page: theme,
  dark: 'dark',
  'light in dark': 'light',
  light: 'light',
  'inline dark': 'dark',
  'inline light': 'light',
})

// A colour that changes has a transition. The application's own animations may have no end, and a
// cancelled one is over.
const settle = (page) =>
  page.evaluate(() => {
    const running = document.getAnimations()
    const ending = running.filter(({ effect }) => effect.getComputedTiming().endTime < Infinity)
    return Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)))
  })

async function checkPopups(page, colours) {
  await page.getByRole('button', { name: 'Open' }).click()
  await page.getByRole('dialog', { name: 'Size guide' }).waitFor()
  await settle(page)
  const dialog = await compare(page, 'body', colours, popupParts)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog', { name: 'Size guide' }).waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Show toast' }).click()
  await page.getByText('Saved', { exact: true }).waitFor()
  await settle(page)
  return [...dialog, ...(await compare(page, 'body', colours, toastParts))]
}

/**
 * Checks computed colours in all ways to choose a theme: with nothing set, with `data-theme`, and with
 * `color-scheme: dark` and `color-scheme: light dark` in a style sheet of the application.
 */
export async function checkColours(open) {
  const problems = []
  const tokens = await readTokens(open)
  const check = async (what, path, theme, { dataTheme, ...media } = {}) => {
    const page = await open(path, media)
    await page.evaluate((value) => {
      if (value) document.documentElement.dataset.theme = value
    }, dataTheme)
    await settle(page)
    const found = await checkPopups(page, tokens[theme])
    for (const [scope, expected] of Object.entries(scopes(theme)))
      found.push(...(await compare(page, `[data-scope="${scope}"]`, tokens[expected], parts)))
    problems.push(...found.map((text) => `${what}: ${text}`))
    await page.close()
  }
  await check('nothing set', 'index.html', 'light')
  await check('nothing set, dark system', 'index.html', 'light', { colorScheme: 'dark' })
  await check('data-theme on html', 'index.html', 'dark', { dataTheme: 'dark' })
  await check('color-scheme: dark', 'dark.html', 'dark')
  await check('data-theme over color-scheme', 'dark.html', 'light', { dataTheme: 'light' })
  await check('light dark, light system', 'system.html', 'light', { colorScheme: 'light' })
  await check('light dark, dark system', 'system.html', 'dark', { colorScheme: 'dark' })
  return problems
}
