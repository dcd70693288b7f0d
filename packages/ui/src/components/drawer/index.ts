export { Drawer, DrawerContent, DrawerTitle, type DrawerContentProps } from './drawer.tsx'
