'use client'

import { useEffect } from 'react'
import type { DeliveryZone } from './markets.ts'
import { useDeliveryZones } from './use-delivery-zones.ts'

// Every bundler replaces it.
declare const process: { env: { NODE_ENV?: string } }

/**
 * The zone of the market that has this value. Without one it is the first zone of the market; a value that no
 * zone has is then named in a warning in the console in development. Undefined only when the market has no zones.
 */
export function useKnownZone(value: string | undefined): DeliveryZone | undefined {
  const zones = useDeliveryZones()
  const known = zones.find((zone) => zone.id === value)
  const unknown = known ? undefined : value
  useEffect(() => {
    if (unknown !== undefined && process.env.NODE_ENV !== 'production')
      console.error(`The market has no delivery zone "${unknown}"; its first zone is selected.`)
  }, [unknown])
  return known ?? zones[0]
}
