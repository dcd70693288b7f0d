import { useEffect } from 'react'
import type { FieldError, OrderRequest, PlacedOrder } from '@shop/domain/wire'
import { ApiError } from '../../lib/api-error.ts'
import { browserApi } from '../../lib/browser-api.ts'
import { endIntent, orderIntent } from './order-intent.ts'

/** The outcome of sending an order: the order, or what to tell the shopper. */
export type OrderOutcome =
  | { ok: true; order: PlacedOrder }
  | { ok: false; message: string | undefined; errors: readonly FieldError[] }

/** Sends an order, under one idempotency key for as long as it stays the same order. */
async function sendOrder(payload: OrderRequest): Promise<OrderOutcome> {
  try {
    const api = await browserApi()
    const intent = orderIntent(payload)
    const order = await api.confirmOrder(intent.payload, intent.key)
    endIntent()
    return { ok: true, order }
  } catch (error) {
    console.error('The order was not placed.', error)
    if (error instanceof ApiError && error.status < 500) {
      return { ok: false, message: error.message, errors: error.errors }
    }
    return { ok: false, message: undefined, errors: [] }
  }
}

/** How to send an order. What it takes is fetched while the shopper still types, not at the last moment. */
export function useOrder(): (payload: OrderRequest) => Promise<OrderOutcome> {
  useEffect(() => {
    browserApi().catch((error: unknown) => console.error('The client did not arrive.', error))
  }, [])
  return sendOrder
}
