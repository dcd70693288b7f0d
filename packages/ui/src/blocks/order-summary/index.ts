export { OrderSummary, type OrderSummaryProps } from './order-summary.tsx'
export type { OrderedLine } from './ordered-line.ts'
export type { Receipt } from './receipt-head.tsx'
