import type { OrderStatus } from '@shop/domain'

const texts: Readonly<Record<OrderStatus, string>> = {
  pending: 'received',
  needs_review: 'received, we will call you about it',
  confirmed: 'confirmed',
  packed: 'packed',
  shipped: 'on its way',
  delivered: 'delivered',
  cancelled: 'cancelled',
  returned: 'returned',
}

/** The status of an order for shoppers, as the end of a sentence. */
export const orderStatusText = (status: OrderStatus): string => texts[status]
