import type { OrderStatus } from '@shop/domain'
import type { orderProgressMessages } from './order-progress.messages.ts'

/** The key of the text of each status. */
export const statusMessageKey = {
  pending: 'status.pending',
  needs_review: 'status.review',
  confirmed: 'status.confirmed',
  packed: 'status.packed',
  shipped: 'status.shipped',
  delivered: 'status.delivered',
  cancelled: 'status.cancelled',
  returned: 'status.returned',
} as const satisfies Record<OrderStatus, keyof typeof orderProgressMessages>

/** The text of a status; one that the library does not know is shown as it is written. */
export const statusText = (
  t: (key: (typeof statusMessageKey)[OrderStatus]) => string,
  status: OrderStatus,
): string => (Object.hasOwn(statusMessageKey, status) ? t(statusMessageKey[status]) : status)
