export { CallToOrder, type CallToOrderProps } from './call-to-order.tsx'
