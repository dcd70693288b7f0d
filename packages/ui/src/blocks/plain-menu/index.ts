export { PlainMenu, type PlainMenuProps } from './plain-menu.tsx'
