// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { mount, unmount } from '../../../test/conformance/mount.tsx'
import type { FormResult } from '../form/form-result.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  return unmount()
})

const press = (name: string) =>
  act(async () => {
    const buttons = [...document.querySelectorAll('button')]
    buttons.find(({ textContent }) => textContent === name)?.click()
  })

it('stays open while it is being done, and closes then', async () => {
  let finish = () => {}
  const done = new Promise<void>((resolve) => (finish = resolve))
  const onOpenChange = vi.fn()
  await mount(
    <ConfirmDialog
      defaultOpen
      title="Delete it?"
      confirmText="Delete"
      onConfirm={() => done}
      onOpenChange={onOpenChange}
    />,
  )
  await press('Delete')
  await press('Cancel')
  expect(onOpenChange).not.toHaveBeenCalled()
  expect(document.querySelector('[role=alertdialog]')).not.toBeNull()
  await act(async () => finish())
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false)
  expect(document.querySelector('[role=alertdialog]')).toBeNull()
})

it('stays open with a message when it failed', async () => {
  const report = vi.fn()
  vi.stubGlobal('reportError', report)
  const offline = new Error('offline')
  await mount(
    <ConfirmDialog
      defaultOpen
      title="Delete it?"
      confirmText="Delete"
      onConfirm={() => Promise.reject(offline)}
    />,
  )
  await press('Delete')
  expect(document.querySelector('[role=alertdialog]')?.textContent).toContain('That did not work')
  expect(report).toHaveBeenCalledExactlyOnceWith(offline)
})

it('shows the message of a result that is not ok, else its own text, until the next try', async () => {
  const onConfirm = vi
    .fn<() => Promise<FormResult>>()
    .mockResolvedValueOnce({ ok: false, message: 'It is in use.' })
    .mockResolvedValueOnce({ ok: false })
    .mockResolvedValueOnce({ ok: true })
  await mount(
    <ConfirmDialog
      defaultOpen
      title="Delete it?"
      confirmText="Delete"
      failedText="It was not deleted."
      onConfirm={onConfirm}
    />,
  )
  const message = () => document.querySelector('[role=alert]')?.textContent
  expect(message()).toBe('')
  await press('Delete')
  expect(message()).toBe('It is in use.')
  await press('Delete')
  expect(message()).toBe('It was not deleted.')
  await press('Delete')
  expect(document.querySelector('[role=alertdialog]')).toBeNull()
})
