import { NotFoundPage } from '@shop/ui'
import type { Route } from './+types/not-found'
import { pageMeta } from '../lib/page-meta.ts'
import { rootData } from '../lib/root-data.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ environment: rootData(matches)?.environment, title: 'Product Not Found' })

export default function NotFound() {
  return <NotFoundPage />
}
