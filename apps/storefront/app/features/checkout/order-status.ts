import type { OrderStatus } from '@shop/domain'

const words: Readonly<Record<OrderStatus, string>> = {
  pending: 'received',
  needs_review: 'received, we will call you about it',
  confirmed: 'confirmed',
  shipped: 'on its way',
  delivered: 'delivered',
  cancelled: 'cancelled',
  returned: 'returned',
}

/** What a shopper is told about the state of an order, as the end of a sentence. */
export const statusWords = (status: OrderStatus): string => words[status]
