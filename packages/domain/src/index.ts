export type { BagItem, CategoryWire, ProductWire } from './shop.ts'
