import { deliveryCharge, INITIAL_ZONES, namedAmounts } from '@shop/domain'
import { useDeliveryZones, useMessages, type ZoneStatement } from '@shop/ui'
import { deliveryStatementMessages } from './delivery-statements.messages.ts'

/**
 * The sentences of the specification about the delivery zones, in the order shown. The one about a charge is said
 * while the zone has its first charge, or the charge that is the first amount of the sentence.
 */
export function useDeliveryStatements(): readonly ZoneStatement[] {
  const t = useMessages(deliveryStatementMessages)
  const zones = useDeliveryZones()
  const statement = (zone: string, charge: string, time: string): ZoneStatement => {
    const current = deliveryCharge(zones, zone)
    const isTrue = [deliveryCharge(INITIAL_ZONES, zone), namedAmounts(charge)[0]].includes(current)
    return { zone, time, ...(isTrue && { charge }) }
  }
  return [
    statement('dhaka_inside', t('deliveryInfo.chargeInside'), t('deliveryInfo.timeInside')),
    statement('dhaka_outside', t('deliveryInfo.chargeOutside'), t('deliveryInfo.timeOutside')),
  ]
}
