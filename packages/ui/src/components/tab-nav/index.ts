export { TabNav, type TabNavItem, type TabNavProps } from './tab-nav.tsx'
