import { useEffect } from 'react'
import type { KeyedOrder, OrderRequest, PlacedOrder } from '@shop/domain/wire'
import { ApiError } from '../../lib/api-error.ts'
import { browserApi } from '../../lib/browser-api.ts'
import { findEarlierOrders } from './earlier-orders.ts'
import { forgetIdempotentOrder, idempotentOrder } from './idempotent-order.ts'
import { EarlierOrderError, isPriceIncrease, OfflineError } from './order-refusal.ts'

/** The result of placing an order: the order, or the error why it was not placed. */
export type PlaceOrderResult = { ok: true; order: PlacedOrder } | { ok: false; error: unknown }

/** The most tries while another request, for example of another tab, places the same order. */
const MAX_TRIES = 4

/**
 * Sends an order. Retries of the same order reuse its idempotency key until it got its final response. Before
 * another order is sent, the shop is asked whether one without a response was placed; then nothing is sent.
 * Without a connection nothing is sent, also not later.
 */
export async function placeOrder(payload: OrderRequest): Promise<PlaceOrderResult> {
  if (isOffline()) return { ok: false, error: new OfflineError(false) }
  try {
    return { ok: true, order: await confirm(payload) }
  } catch (error) {
    console.error('The order was not placed.', error)
    const lost = isOffline() && !(error instanceof ApiError)
    return { ok: false, error: lost ? new OfflineError(true) : error }
  }
}

/** Whether the browser knows that it has no connection. It may have none without knowing. */
const isOffline = () => navigator.onLine === false

async function confirm(payload: OrderRequest): Promise<PlacedOrder> {
  refuseAfter(await findEarlierOrders({ next: payload }))
  const api = await browserApi()
  const request = idempotentOrder(payload)
  for (let tries = 1; ; tries += 1) {
    try {
      const order = await api.confirmOrder(request.payload, request.key)
      forgetIdempotentOrder(request.key)
      return order
    } catch (error) {
      if (isBeingPlaced(error) && tries < MAX_TRIES) {
        await new Promise((resolve) => setTimeout(resolve, (error.retryAfter ?? 1) * 1000))
      } else if (!isPriceIncrease(error)) {
        // A version that compared orders otherwise has placed this one under its key.
        if (error instanceof ApiError && error.status === 422)
          refuseAfter(await findEarlierOrders())
        throw error
      } else {
        forgetIdempotentOrder(request.key)
        // The stored request of an earlier try had a lower total than the one shown now.
        if (request.payload.expectedTotal === payload.expectedTotal) throw error
        return confirm(payload)
      }
    }
  }
}

/** @throws EarlierOrderError when there are earlier orders */
function refuseAfter(earlier: readonly KeyedOrder[]): void {
  if (earlier.length > 0) throw new EarlierOrderError(earlier)
}

/** Whether the same order is being placed by another request. */
function isBeingPlaced(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 409 && error.retryAfter !== undefined
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
