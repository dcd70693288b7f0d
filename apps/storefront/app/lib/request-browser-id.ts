import { randomUuid } from './random-uuid.ts'
import { localStore, type TextStore } from './text-store.ts'

const KEY = 'request_browser_id'

/**
 * The random id of this browser, sent as `X-Browser-Id` with every POST, so that limits tell shoppers behind
 * one address apart. It is not `browser_id`, which holds the address (decision B-02). Where storage is
 * blocked it lasts as long as the page.
 */
export function requestBrowserId(store: TextStore = localStore): string {
  const stored = store.read(KEY)
  if (stored && /^[\w-]{16,64}$/.test(stored)) return stored
  const id = randomUuid()
  store.write(KEY, id)
  return id
}
