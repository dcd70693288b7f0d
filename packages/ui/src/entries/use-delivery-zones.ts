export { useDeliveryZones } from '../lib/use-delivery-zones.ts'
