// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { mount, unmount } from '../../../test/conformance/mount.tsx'
import { Menu, MenuContent, MenuItem, MenuTrigger } from './menu.tsx'

afterEach(unmount)

const press = (element: Element | null, key: string) =>
  act(async () => {
    element?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  })

it('opens, runs the action and closes', async () => {
  const onSelect = vi.fn()
  const onOpenChange = vi.fn()
  await mount(
    <Menu onOpenChange={onOpenChange}>
      <MenuTrigger>Actions</MenuTrigger>
      <MenuContent>
        <MenuItem onSelect={onSelect}>Confirm</MenuItem>
        <MenuItem disabled onSelect={onSelect}>
          Send
        </MenuItem>
      </MenuContent>
    </Menu>,
  )
  const trigger = document.querySelector('button')
  expect(document.querySelector('[role=menu]')).toBeNull()
  await press(trigger, 'Enter')
  const [item, disabled] = [...document.querySelectorAll<HTMLElement>('[role=menuitem]')]
  await act(async () => disabled?.click())
  expect(onSelect).not.toHaveBeenCalled()
  await act(async () => item?.click())
  expect(onSelect).toHaveBeenCalledOnce()
  expect(document.querySelector('[role=menu]')).toBeNull()
  expect(onOpenChange.mock.calls).toEqual([[true], [false]])
})
