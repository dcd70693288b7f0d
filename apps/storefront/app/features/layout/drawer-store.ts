import { create } from 'zustand'

/** Whether the menu that slides in on phones is open. Only a shopper's hand changes it, so never on the server. */
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
