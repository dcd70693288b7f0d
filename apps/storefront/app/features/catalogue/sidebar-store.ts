import { create } from 'zustand'

/**
 * The sidebar state of the home page, with the names of the specification. `isSidebarOpen: true` means
 * that the category column is collapsed and the banners take the full width (R-HOME-12).
 */
export interface SidebarState {
  isSidebarOpen: boolean
  toggle: () => void
}

export const useSidebar = create<SidebarState>()((set) => ({
  isSidebarOpen: true,
  toggle: () => set(({ isSidebarOpen }) => ({ isSidebarOpen: !isSidebarOpen })),
}))
