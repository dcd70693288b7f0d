export { TrackedOrder, type TrackedOrderProps } from './tracked-order.tsx'
