export { Drawer, DrawerContent, DrawerTrigger, type DrawerContentProps } from './drawer.tsx'
