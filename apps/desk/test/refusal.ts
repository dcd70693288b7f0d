import type { DeskOrderDetails } from '@shop/domain/wire'

/** A refusal in the shape of the API. */
export class Refusal extends Error {
  readonly status: number
  readonly more: { data?: unknown; errors?: unknown[]; headers?: Record<string, string> }

  /** `message` is the code. */
  constructor(status: number, code: string, more: Refusal['more'] = {}) {
    super(code)
    this.status = status
    this.more = more
  }
}

/** The refusal of the API when a product of an order is short. */
export function shortOf(order: DeskOrderDetails, productId: number, status: number) {
  const errors = [{ field: 'lines.0.quantity', message: 'Too few.', code: 'short', productId }]
  return new Refusal(status, 'short', { data: order, errors })
}
