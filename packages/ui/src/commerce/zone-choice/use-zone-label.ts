'use client'

import { useMessages } from '../../lib/messages.tsx'
import type { DeliveryZone } from '../../lib/markets.ts'
import { zoneChoiceMessages } from './zone-choice.messages.ts'

const labels: ReadonlyMap<string, keyof typeof zoneChoiceMessages> = new Map([
  ['dhaka_inside', 'zone.dhakaInside'],
  ['dhaka_outside', 'zone.dhakaOutside'],
])

/** Returns a function that gives the text of a zone: its label, else the message of its value, else its value. */
export function useZoneLabel(): (zone: DeliveryZone) => string {
  const t = useMessages(zoneChoiceMessages)
  return ({ id, label }) => {
    const key = labels.get(id)
    return label ?? (key ? t(key) : id)
  }
}
