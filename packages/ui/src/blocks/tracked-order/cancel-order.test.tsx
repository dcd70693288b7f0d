// @vitest-environment jsdom
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { renderWithFakeTimers } from '../../../test/render-with-fake-timers.tsx'
import { CancelOrder } from './cancel-order.tsx'

it('the question opens with the focus on the button that keeps the order', async () => {
  const onCancel = vi.fn(() => Promise.resolve({ ok: true as const }))
  const page = await renderWithFakeTimers(<CancelOrder orderNumber={4} onCancel={onCancel} />)
  await page.press('button')
  await act(() => import('./cancel-question.tsx'))
  expect(document.activeElement?.textContent).toBe('Keep the order')
  const focused = document.activeElement
  await act(async () => focused instanceof HTMLElement && focused.click())
  expect(document.querySelector('[role=alertdialog]')).toBeNull()
  expect(onCancel).not.toHaveBeenCalled()
})
