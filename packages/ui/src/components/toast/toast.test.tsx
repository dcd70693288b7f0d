// @vitest-environment jsdom
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { renderWithFakeTimers } from '../../../test/render-with-fake-timers.tsx'
import { Toast } from './toast.tsx'
import { toast } from './toast-queue.ts'
import { Toaster } from './toaster.tsx'

const box = () => {
  const found = document.querySelector('[data-shop=toast] > div')
  if (!found) throw new Error('There is no open toast.')
  return found
}
const send = (event: Event) => act(async () => void box().dispatchEvent(event))
const enter = () => send(new PointerEvent('pointerover', { bubbles: true }))
const leave = () => send(new PointerEvent('pointerout', { bubbles: true }))
const closeButton = () => {
  const found = document.querySelector<HTMLElement>('[data-shop=toast] [aria-label=Close]')
  if (!found) throw new Error('The toast has no close button.')
  return found
}

test.each(['info', 'success', 'warning'] as const)('a toast %s stays 5 seconds', async (tone) => {
  const page = await renderWithFakeTimers(
    <Toast defaultOpen tone={tone}>
      Saved
    </Toast>,
  )
  await page.advance(4999)
  expect(page.text()).toContain('Saved')
  await page.advance(1)
  expect(page.text()).not.toContain('Saved')
})

test('an error stays until it is closed, and gives the focus back', async () => {
  const onOpenChange = vi.fn()
  const pageOf = (open: boolean) => (
    <>
      <button>Save</button>
      <Toast tone="danger" open={open} onOpenChange={onOpenChange}>
        You seem to be offline.
      </Toast>
    </>
  )
  const page = await renderWithFakeTimers(pageOf(false))
  page.find<HTMLElement>('button').focus()
  await page.rerender(pageOf(true))
  await page.advance(600_000)
  expect(onOpenChange).not.toHaveBeenCalled()
  await act(async () => closeButton().focus())
  await act(async () => closeButton().click())
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false)
  expect(document.activeElement?.textContent).toBe('Save')
})

test('a toast stays while the pointer or the focus is on it, also when the other one leaves or the text changes', async () => {
  const page = await renderWithFakeTimers(<Toast defaultOpen>Saved</Toast>)
  await enter()
  await act(async () => closeButton().focus())
  await leave()
  await page.advance(10_000)
  expect(page.text()).toContain('Saved')
  await page.rerender(<Toast defaultOpen>Saved again</Toast>)
  await page.advance(10_000)
  expect(page.text()).toContain('Saved again')
  await act(async () => closeButton().blur())
  await page.advance(4999)
  expect(page.text()).toContain('Saved again')
  await page.advance(1)
  expect(page.text()).not.toContain('Saved')
})

test('Toaster announces an error as an alert, and shows other messages beside it', async () => {
  const page = await renderWithFakeTimers(<Toaster />)
  const region = (role: string) => document.querySelector(`[data-shop=toast][role=${role}]`)
  expect(region('alert')?.textContent).toBe('')
  expect(region('status')?.textContent).toBe('')
  await act(async () => {
    toast('You seem to be offline.', { tone: 'danger' })
    toast('Saved', { tone: 'success' })
  })
  expect(region('alert')?.textContent).toContain('You seem to be offline.')
  expect(region('status')?.textContent).toContain('Saved')
  await page.advance(5000)
  expect(region('status')?.textContent).toBe('')
  expect(region('alert')?.textContent).toContain('You seem to be offline.')
})
