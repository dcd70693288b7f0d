export { Drawer, DrawerContent, type DrawerContentProps } from './drawer.tsx'
