// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { renderWithFakeTimers } from '../../test/render-with-fake-timers.tsx'
import { useSingleFlight } from './use-single-flight.ts'

function Sender({ work }: { work: () => Promise<void> }) {
  const { pending, run } = useSingleFlight()
  return (
    <button
      onClick={() => {
        void run(work).catch(() => undefined)
        void run(work).catch(() => undefined)
      }}
    >
      {pending ? 'pending' : 'idle'}
    </button>
  )
}

test('a second call during the first one is ignored', async () => {
  const work = vi.fn(() => new Promise<void>((resolve) => setTimeout(resolve, 100)))
  const page = await renderWithFakeTimers(<Sender work={work} />)
  await page.press('button')
  expect(work).toHaveBeenCalledOnce()
  expect(page.text()).toBe('pending')
  await page.advance(100)
  expect(page.text()).toBe('idle')
  await page.press('button')
  expect(work).toHaveBeenCalledTimes(2)
})

test('a rejected call ends the pending state', async () => {
  const page = await renderWithFakeTimers(
    <Sender work={() => Promise.reject(new Error('offline'))} />,
  )
  await page.press('button')
  expect(page.text()).toBe('idle')
})
