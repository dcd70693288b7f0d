// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { drawOnTheClock } from '../../test/on-the-clock.tsx'
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
  const page = await drawOnTheClock(<Sender work={work} />)
  await page.press('button')
  expect(work).toHaveBeenCalledOnce()
  expect(page.said()).toBe('pending')
  await page.pass(100)
  expect(page.said()).toBe('idle')
  await page.press('button')
  expect(work).toHaveBeenCalledTimes(2)
})

test('a rejected call ends the pending state', async () => {
  const page = await drawOnTheClock(<Sender work={() => Promise.reject(new Error('offline'))} />)
  await page.press('button')
  expect(page.said()).toBe('idle')
})
