import type { Route } from './+types/delivery-policy'
import { deliveryPolicy } from '../features/content/delivery-policy.ts'
import { policyMeta } from '../features/content/policy-meta.ts'
import { PolicyView } from '../features/content/policy-view.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  policyMeta(matches, deliveryPolicy, '/delivery-policy')

export default function DeliveryPolicy({ matches }: Route.ComponentProps) {
  return <PolicyView matches={matches} text={deliveryPolicy} />
}
