import { formatPrice, Callout, useMarket, useMessages } from '@shop/ui'
import type { DeskOrderDetails } from '@shop/domain/wire'
import { orderMessages } from './order.messages.ts'
import { stateMessages } from './state.messages.ts'
import { useZoneName } from '../../messages/use-zone-name.ts'

interface OrderDifferencesProps {
  /** The order that the form was filled for. */
  before: DeskOrderDetails
  /** What somebody else has made of it; undefined as long as nobody has. */
  now: DeskOrderDetails | undefined
}

/** What somebody else has changed while this form was filled. */
export function OrderDifferences({ before, now }: OrderDifferencesProps) {
  const t = useMessages(orderMessages)
  const tState = useMessages(stateMessages)
  const market = useMarket()
  const zoneName = useZoneName()
  if (!now) return null
  const fields = (['name', 'phone', 'address', 'zone', 'note'] as const).filter(
    (field) => now[field] !== before[field],
  )
  const text = (field: (typeof fields)[number]) =>
    (field === 'zone' ? zoneName(now.zone) : now[field]) || '–'
  return (
    <Callout tone="warning">
      <p>{t('orderPage.changed')}</p>
      <ul>
        {now.state !== before.state && (
          <li>{t('orderPage.changedState', { state: tState(`state.${now.state}`) })}</li>
        )}
        {fields.map((field) => (
          <li key={field}>
            {t('orderPage.changedField', { field: t(`orderPage.${field}`), value: text(field) })}
          </li>
        ))}
        {now.total !== before.total && (
          <li>
            {t('orderPage.changedField', {
              field: t('orderPage.total'),
              value: formatPrice(now.total, market),
            })}
          </li>
        )}
      </ul>
    </Callout>
  )
}
