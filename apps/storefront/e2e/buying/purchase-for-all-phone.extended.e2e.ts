import type { Page } from '@playwright/test'
import { expect, test } from '../support/shop-fixture.ts'
import { wholePurchase } from '../support/whole-purchase.ts'

/** The controls without a name, and the texts that are announced, of the open page. */
const accessibility = (page: Page) =>
  page.evaluate(() => {
    const named = (control: Element) =>
      [
        control.getAttribute('aria-label'),
        control.getAttribute('aria-labelledby'),
        control.getAttribute('title'),
        control.textContent?.trim(),
        (control as HTMLInputElement).labels?.length ? 'label' : '',
        control.querySelector('img')?.alt,
      ].some(Boolean)
    return {
      unnamed: [...document.querySelectorAll('a[href], button, input:not([type=hidden]), textarea')]
        .filter((control) => control.checkVisibility() && !named(control))
        .map((control) => control.outerHTML.slice(0, 120)),
      announced: [...document.querySelectorAll('[role=status], [role=alert], [aria-live]')]
        .map((region) => region.textContent?.trim() ?? '')
        .filter(Boolean),
      headings: document.querySelectorAll('h1').length,
    }
  })

test('each screen of a purchase has one title and a name for every control, and says what changed', async ({
  page,
}, testInfo) => {
  const said: Record<string, string[]> = {}
  await wholePurchase(page, async (screen) => {
    const { unnamed, announced, headings } = await accessibility(page)
    expect(unnamed, screen).toEqual([])
    expect(headings, screen).toBe(1)
    said[screen] = announced
    const tree = await page.getByRole('main').ariaSnapshot()
    const body = `${tree}\nannounced: ${announced.join(' | ')}`
    await testInfo.attach(screen, { body, contentType: 'text/plain' })
  })
  expect(said['added']?.join()).toContain('Added to your bag: 1 ×')
  expect(said['bag']?.join()).toContain('1 item(s) in your bag.')
  expect(said['delivery form with errors']?.join()).toContain('Name is required')
})

test('a purchase can be seen in forced colours: every control has an edge or an underline', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await wholePurchase(page, async (screen) => {
    const invisible = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main :is(button, input, textarea)')]
        .filter((control) => {
          if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
            return false
          const { borderTopWidth, outlineStyle, appearance } = getComputedStyle(control)
          const content = control.textContent?.trim() || control.querySelector('svg')
          // The stepper's field and the drawn radio and checkbox are inside a box with a border.
          const framed = control.parentElement
            ? getComputedStyle(control.parentElement).borderTopWidth !== '0px'
            : false
          const drawn = borderTopWidth !== '0px' || outlineStyle !== 'none' || appearance !== 'none'
          return !drawn && !framed && !content
        })
        .map((control) => control.outerHTML.slice(0, 120)),
    )
    expect(invisible, screen).toEqual([])
  })
})
