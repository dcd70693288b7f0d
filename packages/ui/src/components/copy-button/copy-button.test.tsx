// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { drawOnTheClock } from '../../../test/on-the-clock.tsx'
import { CopyButton } from './copy-button.tsx'

test('B-TIME-04: the confirmation of a copy stays 2 s', async () => {
  const writeText = vi.fn(async () => undefined)
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })
  const page = await drawOnTheClock(<CopyButton text="+880 1711-000000" />)
  const confirmed = () => page.find('[role=status]').textContent
  expect(confirmed()).toBe('')
  await page.press('button')
  expect(confirmed()).toBe('Copied!')
  await page.pass(1999)
  expect(confirmed()).toBe('Copied!')
  await page.pass(1)
  expect(confirmed()).toBe('')
})
