import type { OrderRequest } from '@shop/domain/wire'
import { localStore } from '../../lib/text-store.ts'
import { readAdCookies } from './ad-cookies.ts'

/** The `meta` of an order: advertising cookies and browser id; undefined when there are none. */
export function orderMeta(): OrderRequest['meta'] {
  const browserId = localStore.read('browser_id')
  const meta = {
    ...readAdCookies(document.cookie),
    ...(browserId ? { browser_id: browserId.slice(0, 100) } : {}),
  }
  return Object.keys(meta).length > 0 ? meta : undefined
}
