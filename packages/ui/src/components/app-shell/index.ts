export { AppShell, type AppShellProps } from './app-shell.tsx'
export { AppShellHeader, type AppShellHeaderProps } from './app-shell-header.tsx'
export type { AppShellItem } from './app-shell-links.tsx'
