import type { OrderRequest } from '@shop/domain/wire'
import { localStore } from '../../lib/text-store.ts'
import { readAdCookies } from './ad-cookies.ts'

/** The cookies of the page; none where the browser denies them, as to a sandboxed page. */
function cookies(): string {
  try {
    return document.cookie
  } catch {
    return ''
  }
}

/** The `meta` of an order: advertising cookies and browser id; undefined when there are none. */
export function orderMeta(): OrderRequest['meta'] {
  const browserId = localStore.read('browser_id')
  const meta = {
    ...readAdCookies(cookies()),
    ...(browserId ? { browser_id: browserId.slice(0, 100) } : {}),
  }
  return Object.keys(meta).length > 0 ? meta : undefined
}
