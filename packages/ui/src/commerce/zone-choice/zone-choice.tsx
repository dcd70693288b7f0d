'use client'

import { Radio } from '../../components/radio-group/radio.tsx'
import { RadioGroup, type RadioGroupProps } from '../../components/radio-group/radio-group.tsx'
import { formatAmountExact } from '../../lib/format.ts'
import { useMarket } from '../../lib/market.tsx'
import { useMessages } from '../../lib/messages.tsx'
import type { DeliveryZone } from '../../lib/markets.ts'
import { useDeliveryZones } from '../../lib/use-delivery-zones.ts'
import { zoneChoiceMessages } from './zone-choice.messages.ts'

export interface ZoneChoiceProps extends Omit<
  RadioGroupProps,
  'legend' | 'value' | 'onValueChange' | 'children'
> {
  /** Selected zone; an unknown value selects none. */
  value: string
  onValueChange: (zone: string) => void
}

/** Radio buttons for the delivery zones of the market, each with its charge. */
export function ZoneChoice({
  value,
  onValueChange,
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
  return (
    <RadioGroup
      legend={t('zone.legend')}
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
    </RadioGroup>
  )
}
