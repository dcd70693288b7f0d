export { OrderProgress, type OrderProgressProps } from './order-progress.tsx'
export type { OrderChange } from './order-steps.ts'
