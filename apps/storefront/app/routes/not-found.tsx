import { NotFoundPage } from '@shop/ui'
import { pageTitles } from '../messages/page-titles.messages.ts'
import { titleMeta } from '../messages/title-meta.ts'

export const meta = titleMeta(pageTitles, 'notFoundPage.title')

export default function NotFound() {
  return <NotFoundPage />
}
