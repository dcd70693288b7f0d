export { DeliveryInfo, type DeliveryInfoProps } from './delivery-info.tsx'
