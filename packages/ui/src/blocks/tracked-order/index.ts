export type { OrderStatus } from '@shop/domain'
export { TrackedOrder, type TrackedOrderProps } from './tracked-order.tsx'
