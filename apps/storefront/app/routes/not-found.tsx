import { NotFoundPage } from '@shop/ui'
import type { Route } from './+types/not-found'
import { pageMeta } from '../lib/page-meta.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'Product Not Found' })

export default function NotFound() {
  return <NotFoundPage />
}
