import type { Route } from './+types/delivery-policy'
import { deliveryPolicy } from '../features/content/delivery-policy.ts'
import { policyMeta } from '../features/content/policy-meta.ts'
import { PolicyView } from '../features/content/policy-view.tsx'
import { rootData } from '../lib/root-data.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  policyMeta(rootData(matches)?.environment, deliveryPolicy, '/delivery-policy')

export default function DeliveryPolicy({ matches }: Route.ComponentProps) {
  return <PolicyView shop={rootData(matches)?.environment.shop} text={deliveryPolicy} />
}
