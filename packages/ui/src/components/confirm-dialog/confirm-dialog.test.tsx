// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { mount, unmount } from '../../../test/conformance/mount.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'

afterEach(unmount)

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
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  await mount(
    <ConfirmDialog
      defaultOpen
      title="Delete it?"
      confirmText="Delete"
      onConfirm={() => Promise.reject(new Error('offline'))}
    />,
  )
  await press('Delete')
  expect(document.querySelector('[role=alertdialog]')?.textContent).toContain('That did not work')
  expect(logged).toHaveBeenCalledOnce()
  logged.mockRestore()
})
