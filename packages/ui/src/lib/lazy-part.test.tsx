// @vitest-environment jsdom
import { Suspense, useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderWithFakeTimers } from '../../test/render-with-fake-timers.tsx'
import { lazyPart } from './lazy-part.ts'

interface PartProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

afterEach(() => vi.unstubAllGlobals())

/** A page whose button opens the part, as the header opens its menu. */
async function openPage(Part: ReturnType<typeof lazyPart<PartProps>>) {
  function Page() {
    const [state, setState] = useState({ mounted: false, open: false })
    return (
      <>
        <button onClick={() => setState({ mounted: true, open: true })}>
          {state.open ? 'open' : 'closed'}
        </button>
        {state.mounted && (
          <Suspense>
            <Part open={state.open} onOpenChange={(open) => setState({ mounted: true, open })} />
          </Suspense>
        )}
      </>
    )
  }
  const page = await renderWithFakeTimers(<Page />)
  const press = async () => {
    await page.press('button')
    await page.advance(1)
  }
  return { find: page.find, press }
}

it('shows the part when its code is there', async () => {
  const page = await openPage(
    lazyPart(
      async () =>
        ({ open }: PartProps) =>
          open && <p>opened</p>,
    ),
  )
  await page.press()
  expect(page.find('p').textContent).toBe('opened')
})

it('leaves the page as it is when the code is lost, and reports an error at each press', async () => {
  const report = vi.fn()
  vi.stubGlobal('reportError', report)
  const cause = new TypeError('Failed to fetch dynamically imported module')
  const page = await openPage(lazyPart(() => Promise.reject(cause)))
  await page.press()
  expect(report.mock.calls).toEqual([[expect.objectContaining({ name: 'PartLoadError', cause })]])
  expect(page.find('button').textContent).toBe('closed')
  await page.press()
  expect(report).toHaveBeenCalledTimes(2)
})
