import { homeAnswer } from '@shop/domain/wire'
import type { Deps } from '../deps.ts'
import { cachedJson } from '../http/cached-json.ts'
import { defineCall } from '../http/define-call.ts'

/** GET /home: one call for the whole home page. */
export function homeRoutes({ catalogue }: Pick<Deps, 'catalogue'>) {
  return defineCall(
    'GET /home',
    'Everything that the home page shows.',
    { tag: 'Catalogue', answer: homeAnswer, cached: true },
    async (c) => cachedJson(c, await catalogue.home()),
  )
}
