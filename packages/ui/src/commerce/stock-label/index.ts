export { StockLabel, type StockLabelProps } from './stock-label.tsx'
