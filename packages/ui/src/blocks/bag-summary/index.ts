export { BagSummary, type BagSummaryProps } from './bag-summary.tsx'
