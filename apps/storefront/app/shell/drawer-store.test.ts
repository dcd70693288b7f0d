import { expect, it } from 'vitest'
import { useDrawer } from './drawer-store.ts'

it('S-DRAW-01: the drawer starts closed, opens and closes', () => {
  const isOpen = () => useDrawer.getState().isDrawerOpen
  expect(isOpen()).toBe(false)
  useDrawer.getState().setOpen(true)
  expect(isOpen()).toBe(true)
  useDrawer.getState().close()
  expect(isOpen()).toBe(false)
})
