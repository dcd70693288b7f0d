import type { Route } from './+types/return-refund'
import { returnRefund } from '../features/content/return-refund.ts'
import { policyMeta } from '../features/content/policy-meta.ts'
import { PolicyView } from '../features/content/policy-view.tsx'
import { cachePage } from '../lib/cache-page.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  policyMeta(matches, { returnRefund }, '/return-refund')

export const headers: Route.HeadersFunction = () => cachePage(5)

export default function ReturnRefund({ matches }: Route.ComponentProps) {
  return <PolicyView matches={matches} text={{ returnRefund }} />
}
