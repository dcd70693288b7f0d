'use client'

import { namedPlace } from '@shop/domain'
import { useRef } from 'react'
import { useFormField } from '../../components/form/form-context.ts'
import { Radio } from '../../components/radio-group/radio.tsx'
import { RadioGroup, type RadioGroupProps } from '../../components/radio-group/radio-group.tsx'
import { formatAmountExact } from '../../lib/format.ts'
import { useMarket } from '../../lib/market.tsx'
import type { DeliveryZone } from '../../lib/markets.ts'
import { useMessages } from '../../lib/messages.tsx'
import { useDeliveryZones } from '../../lib/use-delivery-zones.ts'
import { useControlState } from '../../lib/use-control-state.ts'
import { useMergedRefs } from '../../lib/use-merged-refs.ts'
import { useTypedText } from './use-typed-text.ts'
import { zoneChoiceMessages } from './zone-choice.messages.ts'
import { ZoneOffer } from './zone-offer.tsx'

export interface ZoneChoiceProps extends Omit<
  RadioGroupProps,
  'label' | 'value' | 'defaultValue' | 'onValueChange' | 'children'
> {
  /** Selected zone, when controlled; an unknown value selects none. */
  value?: string
  /** Initially selected zone, when uncontrolled; a reset of the form restores it. @default the initial value of the form, or none */
  defaultValue?: string
  onValueChange?: (zone: string) => void
  /** The address. When it names a place of another zone, which the `places` of the market say, one line offers that zone. @default the field `address` of the form around it, as it is typed */
  address?: string
}

const labelOf = ({ id, label }: DeliveryZone) => label ?? id

/** Radio buttons for the delivery zones of the market, each with its charge. */
export function ZoneChoice({
  value: given,
  defaultValue,
  onValueChange,
  address,
  name = 'zone',
  ref,
  ...props
}: ZoneChoiceProps) {
  const t = useMessages(zoneChoiceMessages)
  const market = useMarket()
  const zones = useDeliveryZones()
  const { initial: ofForm } = useFormField(name)
  const preset = defaultValue ?? (typeof ofForm === 'string' ? ofForm : '')
  const group = useRef<HTMLFieldSetElement>(null)
  const [value, setValue] = useControlState(group, given, preset, onValueChange)
  const typed = useTypedText(group, 'address')
  const place = market.places && namedPlace(address ?? typed, market.places)
  const offered = zones.find((zone) => zone.id === place?.zone && zone.id !== value)
  return (
    <RadioGroup
      label={t('zone.legend')}
      name={name}
      value={value}
      onValueChange={setValue}
      errorSpace={false}
      {...props}
      ref={useMergedRefs(group, ref)}
    >
      {zones.map((zone) => (
        <Radio
          key={zone.id}
          value={zone.id}
          label={labelOf(zone)}
          aside={<span translate="no">{formatAmountExact(zone.charge, market)}</span>}
        />
      ))}
      <ZoneOffer
        zone={offered?.id}
        text={t('zone.named', { place: place?.name ?? '' })}
        choose={offered && `${labelOf(offered)}, ${formatAmountExact(offered.charge, market)}`}
      />
    </RadioGroup>
  )
}
