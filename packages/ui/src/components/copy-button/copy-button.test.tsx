// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { renderWithFakeTimers } from '../../../test/render-with-fake-timers.tsx'
import { CopyButton } from './copy-button.tsx'

test('B-TIME-04: the confirmation of a copy stays 2 s', async () => {
  const writeText = vi.fn(async () => undefined)
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })
  const page = await renderWithFakeTimers(<CopyButton value="+880 1711-000000" />)
  const confirmed = () => page.find('[role=status]').textContent
  expect(confirmed()).toBe('')
  await page.press('button')
  expect(confirmed()).toBe('Copied!')
  await page.advance(1999)
  expect(confirmed()).toBe('Copied!')
  await page.advance(1)
  expect(confirmed()).toBe('')
})
