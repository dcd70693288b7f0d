import { Callout, useMessages } from '@shop/ui'
import { useQuery } from '@tanstack/react-query'
import { orderViewersQuery } from '../lib/queries.ts'
import { viewersMessages } from '../messages/viewers.messages.ts'

/** Tells the others that this member has an order open, and says who else has. */
export function OrderViewers({ id }: { id: number }) {
  const t = useMessages(viewersMessages)
  const { data: others = [] } = useQuery(orderViewersQuery(id))
  return (
    <Callout tone="info" className="empty:absolute">
      {others.length > 0 && t('viewers.open', { names: others.join(', '), n: others.length })}
    </Callout>
  )
}
