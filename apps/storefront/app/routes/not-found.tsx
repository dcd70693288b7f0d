import { NotFoundPage } from '@shop/ui'
import type { Route } from './+types/not-found'
import { cachePage } from '../lib/cache-page.ts'
import { pageMeta } from '../lib/page-meta.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'Product Not Found' })

export const headers: Route.HeadersFunction = () => cachePage(5)

export default function NotFound() {
  return <NotFoundPage />
}
