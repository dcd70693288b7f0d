import type { Route } from './+types/delivery-policy'
import { deliveryPolicy } from '../features/content/delivery-policy.ts'
import { policyMeta } from '../features/content/policy-meta.ts'
import { PolicyView } from '../features/content/policy-view.tsx'
import { cachePage } from '../lib/cache-page.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  policyMeta(matches, { deliveryPolicy }, '/delivery-policy')

export const headers: Route.HeadersFunction = () => cachePage(5)

export default function DeliveryPolicy({ matches }: Route.ComponentProps) {
  return <PolicyView matches={matches} text={{ deliveryPolicy }} />
}
