// @vitest-environment jsdom
import { act, useRef } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderWithFakeTimers } from '../../../test/render-with-fake-timers.tsx'
import { useRotation } from './use-rotation.ts'

/** Says that each element is on the screen. */
class OnScreen {
  readonly #notify: (entries: { isIntersecting: boolean }[]) => void
  constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
    this.#notify = notify
  }
  observe() {
    this.#notify([{ isIntersecting: true }])
  }
  disconnect() {}
}

function Rotating({ next }: { next: () => void }) {
  const root = useRef<HTMLElement>(null)
  const control = useRef<HTMLButtonElement>(null)
  const { toggle, handlers } = useRotation({ root, control, autoplayDelay: 3000, next })
  return (
    <section ref={root} {...handlers}>
      <button ref={control} onClick={toggle} />
    </section>
  )
}

beforeEach(() => vi.stubGlobal('IntersectionObserver', OnScreen))

test('it moves after each delay, and no more once it is stopped', async () => {
  const next = vi.fn()
  const page = await renderWithFakeTimers(<Rotating next={next} />)
  await page.advance(2999)
  expect(next).not.toHaveBeenCalled()
  await page.advance(3001)
  expect(next).toHaveBeenCalledTimes(2)
  await page.press('button')
  await page.advance(60_000)
  expect(next).toHaveBeenCalledTimes(2)
  await page.press('button')
  await page.advance(3000)
  expect(next).toHaveBeenCalledTimes(3)
})

test('B-STRIP-03: it does not move while the pointer is on it', async () => {
  const next = vi.fn()
  const page = await renderWithFakeTimers(<Rotating next={next} />)
  const send = (type: string) =>
    act(async () => {
      const event = new PointerEvent(type, { bubbles: true, pointerType: 'mouse' })
      page.find('section').dispatchEvent(event)
    })
  await send('pointerover')
  await page.advance(60_000)
  expect(next).not.toHaveBeenCalled()
  await send('pointerout')
  await page.advance(3000)
  expect(next).toHaveBeenCalledOnce()
})
