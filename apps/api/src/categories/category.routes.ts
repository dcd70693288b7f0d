import { categoryListAnswer } from '@shop/domain/wire'
import type { Deps } from '../deps.ts'
import { cachedJson } from '../http/cached-json.ts'
import { defineCall } from '../http/define-call.ts'

/** GET /categories. */
export function categoryRoutes({ catalogue }: Pick<Deps, 'catalogue'>) {
  return defineCall(
    'GET /categories',
    'Every category.',
    { tag: 'Catalogue', answer: categoryListAnswer, cached: true },
    async (c) => cachedJson(c, await catalogue.categories()),
  )
}
