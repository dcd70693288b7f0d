'use client'

import { deliveryCharge, formatTakaExact, ZONES, type Zone } from '@shop/domain'
import { Radio } from '../../components/radio-group/radio.tsx'
import { RadioGroup, type RadioGroupProps } from '../../components/radio-group/radio-group.tsx'
import { cn } from '../../lib/cn.ts'
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
  className,
  ...props
}: ZoneChoiceProps) {
  const t = useMessages(zoneChoiceMessages)
  return (
    <RadioGroup
      legend={t('zone.legend')}
      name={name}
      value={value}
      onValueChange={(zone) => onValueChange(zone as Zone)}
      // No zone is wrong, so the room that a message would need is given back.
      className={cn('-mb-5', className)}
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
