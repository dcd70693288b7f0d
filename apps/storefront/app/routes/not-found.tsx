import { NotFoundPage } from '@shop/ui'
import type { Route } from './+types/not-found'
import { pageMeta } from '../lib/page-meta.ts'
import { pageTexts } from '../messages/texts.ts'
import { notFoundPageMessages } from './not-found.messages.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: pageTexts(matches, notFoundPageMessages)('notFoundPage.title') })

export default function NotFound() {
  return <NotFoundPage />
}
