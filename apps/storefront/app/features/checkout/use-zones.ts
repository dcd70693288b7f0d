import { deliveryCharge } from '@shop/domain'
import { useDeliveryZones } from '@shop/ui'
import { useMemo } from 'react'

/** The delivery zones of the shop: which is one, its charge in taka, and the one of an order without a zone. */
export function useZones() {
  const zones = useDeliveryZones()
  return useMemo(() => {
    const charges = zones.map(({ id, charge }) => ({ id, charge }))
    return {
      first: charges[0]?.id ?? '',
      isZone: (zone: string | undefined) => charges.some(({ id }) => id === zone),
      chargeOf: (zone: string) => deliveryCharge(charges, zone),
    }
  }, [zones])
}
