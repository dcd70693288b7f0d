import type { Page } from '@playwright/test'
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect } from './shop-fixture.ts'

const assets = fileURLToPath(new URL('../build/client/assets/', import.meta.url))

/** The classes that a style sheet has rules for, escaped as in a selector. */
const classesIn = (css: string) =>
  new Set([...css.matchAll(/\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-])+)/gi)].map(([, name = '']) => name))

/**
 * The classes of the page's elements whose rules are in the whole style sheet, but not in the one that
 * the page carries.
 */
export async function classesWithoutRule(page: Page): Promise<string[]> {
  const files = globSync('{library,styles}-*.css', { cwd: assets })
  expect(files).toHaveLength(2)
  const whole = classesIn(files.map((name) => readFileSync(assets + name, 'utf8')).join(''))
  const { used, css } = await page.evaluate(() => {
    const names = [...document.querySelectorAll('[class]')].flatMap((element) => [
      ...element.classList,
    ])
    return {
      used: [...new Set(names)].map((name) => CSS.escape(name)),
      css: document.getElementById('page-styles')?.textContent ?? '',
    }
  })
  const carried = classesIn(css)
  const styled = used.filter((name) => whole.has(name))
  // Most classes of a page have rules: the names are read in the same way on both sides.
  expect(styled.length).toBeGreaterThan(used.length / 2)
  return styled.filter((name) => !carried.has(name))
}
