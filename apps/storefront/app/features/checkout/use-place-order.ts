import { useEffect } from 'react'
import type { FieldError, OrderRequest, PlacedOrder } from '@shop/domain/wire'
import { ApiError } from '../../lib/api-error.ts'
import { browserApi } from '../../lib/browser-api.ts'
import { clearIdempotentOrder, idempotentOrder } from './idempotent-order.ts'

/** The result of placing an order: the order, or the message and errors to show. */
export type PlaceOrderResult =
  | { ok: true; order: PlacedOrder }
  | { ok: false; message: string | undefined; errors: readonly FieldError[] }

/** Sends an order. Retries of the same order reuse its idempotency key. */
async function placeOrder(payload: OrderRequest): Promise<PlaceOrderResult> {
  try {
    const api = await browserApi()
    const request = idempotentOrder(payload)
    const order = await api.confirmOrder(request.payload, request.key)
    clearIdempotentOrder()
    return { ok: true, order }
  } catch (error) {
    console.error('The order was not placed.', error)
    if (error instanceof ApiError && error.status < 500) {
      return { ok: false, message: error.message, errors: error.errors }
    }
    return { ok: false, message: undefined, errors: [] }
  }
}

/** Returns the function that places an order, and loads the API client while the shopper fills in the form. */
export function usePlaceOrder(): (payload: OrderRequest) => Promise<PlaceOrderResult> {
  useEffect(() => {
    browserApi().catch((error: unknown) =>
      console.error('The API client could not be loaded.', error),
    )
  }, [])
  return placeOrder
}
