'use client'

import { deliveryCharge, formatTakaExact, ZONES, type Zone } from '@shop/domain'
import { Radio } from '../../components/radio-group/radio.tsx'
import { RadioGroup, type RadioGroupProps } from '../../components/radio-group/radio-group.tsx'
import { useMessages } from '../../lib/messages.tsx'
import { zoneChoiceMessages } from './zone-choice.messages.ts'

export interface ZoneChoiceProps extends Omit<
  RadioGroupProps,
  'legend' | 'value' | 'onValueChange' | 'children'
> {
  /** The chosen zone; a value that is no zone leaves both open. */
  value: string
  onValueChange: (zone: Zone) => void
}

/** Inside or outside Dhaka, each with what the delivery costs. */
export function ZoneChoice({
  value,
  onValueChange,
  name = 'shippingZone',
  ...props
}: ZoneChoiceProps) {
  const t = useMessages(zoneChoiceMessages)
  return (
    <RadioGroup
      legend={t('zone.legend')}
      name={name}
      value={value}
      onValueChange={(zone) => onValueChange(zone as Zone)}
      {...props}
    >
      {ZONES.map((zone) => (
        <Radio
          key={zone}
          value={zone}
          label={t(`zone.${zone}`)}
          aside={formatTakaExact(deliveryCharge(zone))}
        />
      ))}
    </RadioGroup>
  )
}
