import { NotFoundPage } from '@shop/ui'
import type { Route } from './+types/not-found'
import { cachePage } from '../lib/cache-page.ts'
import { pageMeta } from '../lib/page-meta.ts'
import { pageTexts } from '../messages/texts.ts'
import { notFoundPageMessages } from './not-found.messages.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: pageTexts(matches, notFoundPageMessages)('notFoundPage.title') })

export const headers: Route.HeadersFunction = () => cachePage(5)

export default function NotFound() {
  return <NotFoundPage />
}
