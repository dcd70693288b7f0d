// @vitest-environment jsdom
import { Suspense, type ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderWithFakeTimers } from '../../test/render-with-fake-timers.tsx'
import { lazyPart } from './lazy-part.ts'

afterEach(() => vi.unstubAllGlobals())

const inPage = (part: ReactNode) =>
  renderWithFakeTimers(
    <>
      <h1>page</h1>
      <Suspense>{part}</Suspense>
    </>,
  )

it('shows the part when its code is there', async () => {
  const Part = lazyPart(async () => ({ text }: { text: string }) => <p>{text}</p>)
  const page = await inPage(<Part text="opened" />)
  await page.advance(1)
  expect(page.find('p').textContent).toBe('opened')
})

it('leaves the page as it is and reports an error when the code is lost', async () => {
  const report = vi.fn()
  vi.stubGlobal('reportError', report)
  const cause = new TypeError('Failed to fetch dynamically imported module')
  const Part = lazyPart(() => Promise.reject(cause))
  const page = await inPage(<Part />)
  await page.advance(1)
  expect(report.mock.lastCall?.[0]).toMatchObject({ name: 'PartLoadError', cause })
  expect(page.find('h1').textContent).toBe('page')
})
