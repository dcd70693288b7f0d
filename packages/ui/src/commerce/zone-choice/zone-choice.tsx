'use client'

import { namedPlace } from '@shop/domain'
import { Radio } from '../../components/radio-group/radio.tsx'
import { RadioGroup, type RadioGroupProps } from '../../components/radio-group/radio-group.tsx'
import { formatAmountExact } from '../../lib/format.ts'
import { useMarket } from '../../lib/market.tsx'
import { useMessages } from '../../lib/messages.tsx'
import type { DeliveryZone } from '../../lib/markets.ts'
import { useDeliveryZones } from '../../lib/use-delivery-zones.ts'
import { zoneChoiceMessages } from './zone-choice.messages.ts'
import { ZoneOffer } from './zone-offer.tsx'

export interface ZoneChoiceProps extends Omit<
  RadioGroupProps,
  'label' | 'value' | 'onValueChange' | 'children'
> {
  /** Selected zone; an unknown value selects none. */
  value: string
  onValueChange: (zone: string) => void
  /** The address as it is typed. When it names a place of another zone, which the `places` of the market say, one line offers that zone. */
  address?: string
}

/** Radio buttons for the delivery zones of the market, each with its charge. */
export function ZoneChoice({
  value,
  onValueChange,
  address = '',
  name = 'shippingZone',
  ...props
}: ZoneChoiceProps) {
  const t = useMessages(zoneChoiceMessages)
  const market = useMarket()
  const zones = useDeliveryZones()
  const label = ({ value, label }: DeliveryZone) => {
    if (label) return label
    if (value === 'dhaka_inside') return t('zone.dhakaInside')
    return value === 'dhaka_outside' ? t('zone.dhakaOutside') : value
  }
  const place = market.places && namedPlace(address, market.places)
  const offered = zones.find((zone) => zone.value === place?.zone && zone.value !== value)
  return (
    <RadioGroup
      label={t('zone.legend')}
      name={name}
      value={value}
      onValueChange={onValueChange}
      compact
      {...props}
    >
      {zones.map((zone) => (
        <Radio
          key={zone.value}
          value={zone.value}
          label={label(zone)}
          aside={formatAmountExact(zone.charge, market)}
        />
      ))}
      <ZoneOffer
        zone={offered?.value}
        text={t('zone.named', { place: place?.name ?? '' })}
        choose={offered && `${label(offered)}, ${formatAmountExact(offered.charge, market)}`}
      />
    </RadioGroup>
  )
}
