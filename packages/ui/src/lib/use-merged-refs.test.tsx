// @vitest-environment jsdom
import { createRef, useState, type Ref } from 'react'
import { expect, test, vi } from 'vitest'
import { renderWithFakeTimers } from '../../test/render-with-fake-timers.tsx'
import { useMergedRefs } from './use-merged-refs.ts'

function Box({ first, second }: { first: Ref<HTMLElement>; second: Ref<HTMLElement> }) {
  const [shown, setShown] = useState(true)
  const [count, setCount] = useState(0)
  const ref = useMergedRefs(first, second)
  return (
    <>
      {shown && <p ref={ref}>{count}</p>}
      <button id="again" onClick={() => setCount(count + 1)} />
      <button id="hide" onClick={() => setShown(false)} />
    </>
  )
}

test('a ref that returns a clean-up function is cleaned up once, and never called with null', async () => {
  const cleanUp = vi.fn()
  const ref = vi.fn((_element: HTMLElement | null) => cleanUp)
  const object = createRef<HTMLElement>()
  const page = await renderWithFakeTimers(<Box first={ref} second={object} />)
  expect(ref.mock.calls).toEqual([[page.find('p')]])
  expect(object.current).toBe(page.find('p'))
  await page.press('#again')
  expect(ref).toHaveBeenCalledOnce()
  expect(cleanUp).not.toHaveBeenCalled()
  await page.press('#hide')
  expect(cleanUp).toHaveBeenCalledOnce()
  expect(ref).toHaveBeenCalledOnce()
  expect(object.current).toBeNull()
})

test('a ref without a clean-up function is called with null', async () => {
  const ref = vi.fn((_element: HTMLElement | null) => undefined)
  const page = await renderWithFakeTimers(<Box first={null} second={ref} />)
  await page.press('#hide')
  expect(ref).toHaveBeenLastCalledWith(null)
})
