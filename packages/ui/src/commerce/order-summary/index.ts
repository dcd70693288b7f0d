export { OrderSummary, type OrderSummaryProps } from './order-summary.tsx'
export type { OrderedLine } from './ordered-line.ts'
