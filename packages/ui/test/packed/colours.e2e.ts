import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, test } from './application.ts'

type Theme = 'light' | 'dark'
/** Element, property and the token that it must have. */
type Row = [
  selector: string,
  property: 'backgroundColor' | 'borderTopColor' | 'borderBottomColor' | 'color',
  token: string,
]

const parts: Row[] = [
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
const popupParts: Row[] = [
  ['[data-shop=dialog-content]', 'backgroundColor', 'surface'],
  ['[data-shop=dialog-content]', 'color', 'ink'],
  ['[data-shop=dialog-layer]', 'backgroundColor', 'scrim'],
]
const toastParts: Row[] = [
  ['[data-shop=toast] > div', 'backgroundColor', 'ink'],
  ['[data-shop=toast] > div', 'color', 'paper'],
]

const sheet = readFileSync(new URL('../../src/styles/tokens.css', import.meta.url), 'utf8')

/** The colours of the tokens in a theme, as the browser reads them from `tokens.css` itself, by token. */
async function readTokens(page: Page, theme: Theme): Promise<Map<string, string>> {
  await page.setContent(`<style>${sheet}</style><p style="color-scheme: ${theme}"></p>`)
  const names = [...parts, ...popupParts, ...toastParts].map(([, , token]) => token)
  const colours = await page.locator('p').evaluate(
    (element, all) =>
      all.map((name) => {
        element.style.backgroundColor = `var(--shop-color-${name})`
        return [name, getComputedStyle(element).backgroundColor] as const
      }),
    names,
  )
  for (const [name, colour] of colours)
    expect(colour, `--shop-color-${name}`).not.toBe('rgba(0, 0, 0, 0)')
  return new Map(colours)
}

/** What differs from the tokens, compared as pixels: the browser writes one colour in several ways. */
const differences = (page: Page, within: string, tokens: Map<string, string>, rows: Row[]) =>
  page.evaluate(
    ([scope, checked]) => {
      const canvas = document.createElement('canvas')
      const context = canvas.getContext('2d', { willReadFrequently: true })!
      const pixelOf = (colour: string) => {
        context.clearRect(0, 0, 1, 1)
        context.fillStyle = colour
        context.fillRect(0, 0, 1, 1)
        return [...context.getImageData(0, 0, 1, 1).data]
      }
      return checked.flatMap(([selector, property, colour]) => {
        const element = document.querySelector(`${scope} ${selector}`)
        if (!element) return [`${selector} is missing`]
        const actual = getComputedStyle(element)[property]
        const expected = pixelOf(colour)
        const near = pixelOf(actual).every((part, i) => Math.abs(part - expected[i]!) <= 4)
        return near ? [] : [`${scope} ${selector} ${property} is ${actual}, not ${colour}`]
      })
    },
    [
      within,
      rows.map(([selector, property, token]) => [selector, property, tokens.get(token) ?? '']),
    ] as [string, Row[]],
  )

// A colour that changes has a transition. The application's own animations may have no end, and a
// cancelled one is over.
const settle = (page: Page) =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < Infinity)
    await Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)))
  })

/** The theme of each part of the page by the theme of the page. */
const scopes = (theme: Theme): Record<string, Theme> => ({
  page: theme,
  dark: 'dark',
  'light in dark': 'light',
  light: 'light',
  'inline dark': 'dark',
  'inline light': 'light',
})

const ways: [
  title: string,
  path: string,
  theme: Theme,
  media?: { colorScheme: Theme },
  dataTheme?: Theme,
][] = [
  ['nothing set', 'index.html', 'light'],
  ['nothing set, dark system', 'index.html', 'light', { colorScheme: 'dark' }],
  ['data-theme on html', 'index.html', 'dark', undefined, 'dark'],
  ['color-scheme: dark', 'dark.html', 'dark'],
  ['data-theme over color-scheme', 'dark.html', 'light', undefined, 'light'],
  ['light dark, light system', 'system.html', 'light', { colorScheme: 'light' }],
  ['light dark, dark system', 'system.html', 'dark', { colorScheme: 'dark' }],
]

for (const [title, path, theme, media, dataTheme] of ways)
  test(`colours are those of the theme: ${title}`, async ({ open, page: blank }) => {
    const tokens = {
      light: await readTokens(blank, 'light'),
      dark: await readTokens(blank, 'dark'),
    }
    const page = await open(path, media)
    if (dataTheme)
      await page.evaluate((value) => {
        document.documentElement.dataset['theme'] = value
      }, dataTheme)

    await page.getByRole('button', { name: 'Open' }).click()
    const dialog = page.getByRole('dialog', { name: 'Size guide' })
    await dialog.waitFor()
    await settle(page)
    expect(await differences(page, 'body', tokens[theme], popupParts)).toEqual([])
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Show toast' }).click()
    await page.getByText('Saved', { exact: true }).waitFor()
    await settle(page)
    expect(await differences(page, 'body', tokens[theme], toastParts)).toEqual([])
    for (const [scope, expected] of Object.entries(scopes(theme)))
      expect(await differences(page, `[data-scope="${scope}"]`, tokens[expected], parts)).toEqual(
        [],
      )
  })
