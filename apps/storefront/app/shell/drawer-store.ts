import { create } from 'zustand'

/** Whether the mobile menu is open. It never changes on the server. */
export interface DrawerState {
  isDrawerOpen: boolean
  setOpen: (open: boolean) => void
  close: () => void
}

export const useDrawer = create<DrawerState>()((set) => ({
  isDrawerOpen: false,
  setOpen: (open) => set({ isDrawerOpen: open }),
  close: () => set({ isDrawerOpen: false }),
}))
