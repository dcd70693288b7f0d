import { useRef } from 'react'
import type { FieldError, OrderRequest, PlacedOrder } from '@shop/domain/wire'
import { ApiError } from '../../lib/api-error.ts'
import { browserApi } from '../../lib/browser-api.ts'
import { newKey } from '../../lib/new-key.ts'

/** The outcome of sending an order: the order, or what to tell the shopper. */
export type OrderOutcome =
  | { ok: true; order: PlacedOrder }
  | { ok: false; message: string | undefined; errors: readonly FieldError[] }

/**
 * Sends orders under one idempotency key per intent: the same order tried again, also after an
 * answer that never came, is one order. A changed order is a new intent and gets a new key.
 */
export function useOrder(): (payload: OrderRequest) => Promise<OrderOutcome> {
  const intent = useRef<{ body: string; key: string }>(undefined)
  return async (payload) => {
    const body = JSON.stringify(payload)
    if (intent.current?.body !== body) intent.current = { body, key: newKey() }
    try {
      const api = await browserApi()
      const order = await api.confirmOrder(payload, intent.current.key)
      intent.current = undefined
      return { ok: true, order }
    } catch (error) {
      console.error('The order was not placed.', error)
      if (error instanceof ApiError && error.status < 500) {
        return { ok: false, message: error.message, errors: error.errors }
      }
      return { ok: false, message: undefined, errors: [] }
    }
  }
}
