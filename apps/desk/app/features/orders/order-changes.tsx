import { formatDateTime, formatPrice, useMarket, useMessages } from '@shop/ui'
import { COURIER_NAMES, type CourierId } from '@shop/domain'
import type { FieldChange } from '@shop/domain/wire'
import { useQuery } from '@tanstack/react-query'
import { orderChangesQuery } from '../../lib/queries.ts'
import { useZoneName } from '../../messages/use-zone-name.ts'
import { ChangeList } from '../../parts/change-list.tsx'
import { orderMessages } from './order.messages.ts'

/** What the staff has changed in an order, newest first: who, when, from what to what. Nothing without a change. */
export function OrderChanges({ id }: { id: number }) {
  const t = useMessages(orderMessages)
  const textOf = useValueText()
  const labelOf = (field: string) => {
    const key = keyOf(field)
    return key ? t(key) : field
  }
  const { data = [] } = useQuery(orderChangesQuery(id))
  return (
    <ChangeList title={t('orderPage.changes')} changes={data} labelOf={labelOf} textOf={textOf} />
  )
}

const keyOf = (name: string) => {
  const key = `orderPage.${name}`
  return key in orderMessages ? (key as keyof typeof orderMessages) : undefined
}

/** Returns a function for the text of a value, before or after a change of a field. */
function useValueText() {
  const t = useMessages(orderMessages)
  const market = useMarket()
  const zoneName = useZoneName()
  return (field: string, value: FieldChange['from']): string => {
    const text = String(value)
    const outcome = keyOf(text)
    if (field === 'call' && outcome) return t(outcome)
    if (field === 'zone') return zoneName(text)
    if (field === 'courier') return COURIER_NAMES[text as CourierId]
    if (field === 'callAt') return formatDateTime(text, market)
    if (field === 'total' || field === 'collected') return formatPrice(Number(value), market)
    return text
  }
}
