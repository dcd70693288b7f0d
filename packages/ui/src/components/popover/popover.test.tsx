// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { mount, unmount } from '../../../test/conformance/mount.tsx'
import { Popover, PopoverClose, PopoverContent, PopoverTrigger } from './popover.tsx'

afterEach(unmount)

it('opens and closes by its buttons', async () => {
  const onOpenChange = vi.fn()
  await mount(
    <Popover onOpenChange={onOpenChange}>
      <PopoverTrigger>Columns</PopoverTrigger>
      <PopoverContent aria-label="Columns">
        <PopoverClose>Done</PopoverClose>
      </PopoverContent>
    </Popover>,
  )
  const panel = () => document.querySelector('[role=dialog]')
  expect(panel()).toBeNull()
  await act(async () => document.querySelector('button')?.click())
  expect(panel()?.getAttribute('aria-label')).toBe('Columns')
  await act(async () => panel()?.querySelector('button')?.click())
  expect(panel()).toBeNull()
  expect(onOpenChange.mock.calls).toEqual([[true], [false]])
})
