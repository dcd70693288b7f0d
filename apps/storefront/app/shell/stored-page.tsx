import { formatDateTime, Callout, useMarket, useMessages } from '@shop/ui'
import { frameMessages } from './layout.messages.ts'

/** Says when a page was stored that is shown without the shop. It says nothing without a time. */
export function StoredPage({ at }: { at: string | undefined }) {
  const t = useMessages(frameMessages)
  const market = useMarket()
  return (
    <Callout tone="info" {...(at && { className: 'mb-4 print:hidden' })}>
      {at && t('frame.stored', { date: formatDateTime(at, market) })}
    </Callout>
  )
}
