import type { OrderRequest } from '@shop/domain/wire'
import { textStore } from '../../lib/storage.ts'
import { readAdCookies } from './ad-cookies.ts'

/** What this browser is known by elsewhere, for an order to carry; absent when nothing is known. */
export function orderMeta(): OrderRequest['meta'] {
  const browserId = textStore.read('browser_id')
  const meta = {
    ...readAdCookies(document.cookie),
    ...(browserId ? { browser_id: browserId.slice(0, 100) } : {}),
  }
  return Object.keys(meta).length > 0 ? meta : undefined
}
