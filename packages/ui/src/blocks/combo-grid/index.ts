export { ComboGrid, type ComboGridProps } from './combo-grid.tsx'
