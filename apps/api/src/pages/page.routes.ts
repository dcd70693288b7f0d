import { pageAnswer, pageQuery } from '@shop/domain/wire'
import type { Deps } from '../deps.ts'
import { ApiError } from '../http/api-error.ts'
import { cachedJson } from '../http/cached-json.ts'
import { defineCall } from '../http/define-call.ts'

/** GET /pages. */
export function pageRoutes({ catalogue }: Pick<Deps, 'catalogue'>) {
  return defineCall(
    'GET /pages/{slug}',
    'A page that the footer links to, in one language. `html` is sanitised.',
    {
      tag: 'Catalogue',
      params: { slug: 'about-us' },
      query: pageQuery,
      answer: pageAnswer,
      cached: true,
      errors: { 404: 'There is no such page.' },
    },
    async (c, { params: { slug }, query: { language = 'en' } }) => {
      const page = await catalogue.page(slug, language)
      if (!page) throw new ApiError(404, 'Page Not Found')
      const response = await cachedJson(c, page)
      // A change is seen by everybody within five seconds.
      response.headers.set('Cache-Control', 'public, max-age=1')
      return response
    },
  )
}
