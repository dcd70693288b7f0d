import { shopAnswer } from '@shop/domain/wire'
import type { Deps } from '../deps.ts'
import { cachedJson } from '../http/cached-json.ts'
import { defineCall } from '../http/define-call.ts'

/** GET /shop. */
export function shopRoutes({ catalogue }: Pick<Deps, 'catalogue'>) {
  return defineCall(
    'GET /shop',
    'Name, contacts, delivery zones and links of the shop.',
    { tag: 'Catalogue', answer: shopAnswer, cached: true },
    async (c) => {
      const response = await cachedJson(c, await catalogue.shop())
      // A change is seen by everybody within five seconds.
      response.headers.set('Cache-Control', 'public, max-age=1')
      return response
    },
  )
}
