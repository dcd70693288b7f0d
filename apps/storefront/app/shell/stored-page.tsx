import { formatDateTime, Callout, useMarket, useMessages } from '@shop/ui'
import { shellMessages } from './shell.messages.ts'

/** Says when a page was stored that is shown without the shop. It says nothing without a time. */
export function StoredPage({ at }: { at: string | undefined }) {
  const t = useMessages(shellMessages)
  const market = useMarket()
  return (
    <Callout tone="info" {...(at && { className: 'mb-4 print:hidden' })}>
      {at && t('shell.stored', { date: formatDateTime(at, market) })}
    </Callout>
  )
}
