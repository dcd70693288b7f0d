import { expect, it } from 'vitest'
import { useSidebar } from './sidebar-store.ts'

it('D-SIDE-01, S-SIDE-01, S-SIDE-02, S-SIDE-03: the sidebar starts open, and toggling closes and opens it', () => {
  const isOpen = () => useSidebar.getState().isSidebarOpen
  expect(isOpen()).toBe(true)
  useSidebar.getState().toggle()
  expect(isOpen()).toBe(false)
  useSidebar.getState().toggle()
  expect(isOpen()).toBe(true)
})
