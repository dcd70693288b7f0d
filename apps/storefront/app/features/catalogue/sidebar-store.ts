import { create } from 'zustand'

/** Whether the home page's banners have the whole width; named as the specification names it. */
export interface SidebarState {
  isSidebarOpen: boolean
  open: () => void
  close: () => void
  toggle: () => void
}

export const useSidebar = create<SidebarState>()((set) => ({
  isSidebarOpen: true,
  open: () => set({ isSidebarOpen: true }),
  close: () => set({ isSidebarOpen: false }),
  toggle: () => set(({ isSidebarOpen }) => ({ isSidebarOpen: !isSidebarOpen })),
}))
