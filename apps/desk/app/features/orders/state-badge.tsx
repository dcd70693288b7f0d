import { Badge, useMessages, type BadgeProps } from '@shop/ui'
import type { OrderStatus } from '@shop/domain'
import { stateMessages } from './state.messages.ts'

const tones: Readonly<Record<OrderStatus, BadgeProps['tone']>> = {
  pending: 'info',
  needs_review: 'warning',
  confirmed: 'brand',
  packed: 'brand',
  shipped: 'brand',
  delivered: 'success',
  cancelled: 'neutral',
  returned: 'danger',
}

/** The state of an order. */
export function StateBadge({ state, size = 'sm' }: { state: OrderStatus; size?: 'sm' | 'md' }) {
  const t = useMessages(stateMessages)
  return (
    <Badge tone={tones[state]} size={size}>
      {t(`state.${state}`)}
    </Badge>
  )
}
