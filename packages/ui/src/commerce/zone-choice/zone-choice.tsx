'use client'

import { deliveryCharge, ZONES, type Zone } from '@shop/domain'
import { Radio } from '../../components/radio-group/radio.tsx'
import { RadioGroup, type RadioGroupProps } from '../../components/radio-group/radio-group.tsx'
import { cn } from '../../lib/cn.ts'
import { formatAmountExact } from '../../lib/format.ts'
import { useMarket } from '../../lib/market.tsx'
import { useMessages } from '../../lib/messages.tsx'
import { zoneChoiceMessages } from './zone-choice.messages.ts'

export interface ZoneChoiceProps extends Omit<
  RadioGroupProps,
  'legend' | 'value' | 'onValueChange' | 'children'
> {
  /** Selected zone; an unknown value selects none. */
  value: string
  onValueChange: (zone: Zone) => void
}

/** Radio buttons for the delivery zone, each with its charge. */
export function ZoneChoice({
  value,
  onValueChange,
  name = 'shippingZone',
  className,
  ...props
}: ZoneChoiceProps) {
  const t = useMessages(zoneChoiceMessages)
  const market = useMarket()
  return (
    <RadioGroup
      legend={t('zone.legend')}
      name={name}
      value={value}
      onValueChange={(zone) => onValueChange(zone as Zone)}
      // Removes the space for an error message, which this group never has.
      className={cn('shop:-mb-5', className)}
      {...props}
    >
      {ZONES.map((zone) => (
        <Radio
          key={zone}
          value={zone}
          label={t(zone === 'dhaka_inside' ? 'zone.dhakaInside' : 'zone.dhakaOutside')}
          aside={formatAmountExact(deliveryCharge(zone), market)}
        />
      ))}
    </RadioGroup>
  )
}
