import { readFileSync } from 'node:fs'

const tokens = readFileSync(new URL('../../src/styles/tokens.css', import.meta.url), 'utf8')

const splitAtComma = (text) => {
  let depth = 0
  const at = [...text].findIndex((sign) => {
    depth += Number(sign === '(') - Number(sign === ')')
    return sign === ',' && depth === 0
  })
  return [text.slice(0, at), text.slice(at + 1)]
}

/** The value of a colour token in a theme, as `tokens.css` writes it. The last one is that of browsers with relative colours. */
function tokenOf(name, theme) {
  const [, brand] = tokens.match(/--shop-brand:\s*([^;]+);/) ?? []
  const value = [...tokens.matchAll(new RegExp(`--shop-color-${name}:\\s*([^;]+);`, 'g'))].at(
    -1,
  )?.[1]
  if (!value) throw new Error(`tokens.css has no --shop-color-${name}.`)
  const [, both] = value.match(/^light-dark\(([^]*)\)$/) ?? []
  const chosen = both ? splitAtComma(both)[theme === 'light' ? 0 : 1] : value
  return chosen.replace('var(--shop-brand)', brand).trim()
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

/** Compares computed colours with tokens, as pixels: the browser writes one colour in several ways. */
const compare = (page, within, theme, rows) =>
  page.evaluate(
    ({ within, rows }) => {
      const context = document.createElement('canvas').getContext('2d', {
        willReadFrequently: true,
      })
      const pixelOf = (colour) => {
        if (!CSS.supports('color', colour)) throw new Error(`${colour} is not a colour.`)
        context.clearRect(0, 0, 1, 1)
        context.fillStyle = colour
        context.fillRect(0, 0, 1, 1)
        return [...context.getImageData(0, 0, 1, 1).data]
      }
      return rows.flatMap(([selector, property, token, expected]) => {
        const element = document.querySelector(`${within} ${selector}`)
        if (!element) return [`${selector} is missing`]
        const actual = getComputedStyle(element)[property]
        const difference = pixelOf(actual).map((part, i) => Math.abs(part - pixelOf(expected)[i]))
        if (Math.max(...difference) <= 4) return []
        return [`${within} ${selector} ${property} is ${actual}, not ${token} ${expected}`]
      })
    },
    {
      within,
      rows: rows.map(([selector, property, token]) => [
        selector,
        property,
        token,
        tokenOf(token, theme),
      ]),
    },
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

async function checkPopups(page, theme) {
  await page.getByRole('button', { name: 'Open' }).click()
  await page.getByRole('dialog', { name: 'Size guide' }).waitFor()
  await settle(page)
  const dialog = await compare(page, 'body', theme, popupParts)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog', { name: 'Size guide' }).waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Show toast' }).click()
  await page.getByText('Saved', { exact: true }).waitFor()
  await settle(page)
  return [...dialog, ...(await compare(page, 'body', theme, toastParts))]
}

/** Checks a page whose theme must be `theme`: its own colours, those of its parts and of its popups. */
async function checkPage(page, theme) {
  const problems = []
  for (const [scope, expected] of Object.entries(scopes(theme)))
    problems.push(...(await compare(page, `[data-scope="${scope}"]`, expected, parts)))
  return [...problems, ...(await checkPopups(page, theme))]
}

/**
 * Checks computed colours in all ways to choose a theme. `pages` are the paths of the page with nothing
 * set, with `color-scheme: dark` and with `color-scheme: light dark` in a style sheet of the application.
 */
export async function checkColours(open, { index, dark, system }) {
  const problems = []
  const check = async (what, path, theme, media, prepare = () => {}) => {
    const page = await open(path, media)
    await page.evaluate(prepare)
    await settle(page)
    problems.push(...(await checkPage(page, theme)).map((text) => `${what}: ${text}`))
    await page.close()
  }
  await check('nothing set', index, 'light')
  await check('nothing set, dark system', index, 'light', { colorScheme: 'dark' })
  await check('data-theme on html', index, 'dark', {}, () => {
    document.documentElement.dataset.theme = 'dark'
  })
  await check('color-scheme: dark', dark, 'dark')
  await check('data-theme over color-scheme', dark, 'light', {}, () => {
    document.documentElement.dataset.theme = 'light'
  })
  await check('color-scheme: light dark, light system', system, 'light', { colorScheme: 'light' })
  await check('color-scheme: light dark, dark system', system, 'dark', { colorScheme: 'dark' })
  return problems
}
