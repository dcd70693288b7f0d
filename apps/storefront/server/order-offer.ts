import type { Context } from 'hono'
import type { ApiApp } from './page-options.ts'
import { requestedOffer } from './page-address.ts'

/**
 * Takes the number of an order from the address of a page unless the API gives its offer to this
 * shopper. The page itself is rendered without the shopper's address, so it cannot limit the numbers
 * that an address tries.
 * @returns the request to render, and whether the page is for this shopper only
 */
export async function checkOffer(
  api: ApiApp,
  c: Context,
): Promise<{ request: Request; personal: boolean }> {
  const request = c.req.raw
  const offer = requestedOffer(request.url)
  if (!offer) return { request, personal: false }
  const call = new URL(`/products/${encodeURIComponent(offer.id)}`, request.url)
  call.searchParams.set('order', offer.order)
  const headers = new Headers()
  const forwarded = request.headers.get('x-forwarded-for')
  if (forwarded !== null) headers.set('x-forwarded-for', forwarded)
  const response = await api.fetch(new Request(call, { headers }), c.env as object)
  const body = (await response.json()) as { data: { order_id: number | null } | null }
  if (response.ok && body.data?.order_id) return { request, personal: true }
  const url = new URL(request.url)
  url.searchParams.delete('order')
  return { request: new Request(url, request), personal: true }
}
