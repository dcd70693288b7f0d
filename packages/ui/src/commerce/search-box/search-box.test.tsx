// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { renderWithFakeTimers } from '../../../test/render-with-fake-timers.tsx'
import { SearchBox } from './search-box.tsx'

const silent = { suggestions: [], onSelect() {} }

test('B-TIME-01, C-PRD-10: the shop is asked once, 500 ms after the last letter', async () => {
  const onSearch = vi.fn()
  const page = await renderWithFakeTimers(
    <SearchBox {...silent} onSearch={onSearch} onClear={vi.fn()} />,
  )
  for (const text of ['k', 'ke', 'ket', 'kett', ' kettle ']) {
    await page.advance(400)
    await page.type('input', text)
  }
  await page.advance(499)
  expect(onSearch).not.toHaveBeenCalled()
  await page.advance(1)
  expect(onSearch.mock.calls).toEqual([['kettle']])
})

test('V-SRCH-01, V-SRCH-02: an emptied or blank box clears at once and sends no request', async () => {
  const onSearch = vi.fn()
  const onClear = vi.fn()
  const page = await renderWithFakeTimers(
    <SearchBox {...silent} value="kettle" onSearch={onSearch} onClear={onClear} />,
  )
  await page.type('input', '')
  expect(onClear).toHaveBeenCalledOnce()
  await page.type('input', ' \t ')
  expect(onClear).toHaveBeenCalledTimes(2)
  await page.advance(5000)
  expect(onSearch).not.toHaveBeenCalled()
})
