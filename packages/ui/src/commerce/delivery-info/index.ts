export { DeliveryInfo, type DeliveryInfoProps, type ZoneStatement } from './delivery-info.tsx'
