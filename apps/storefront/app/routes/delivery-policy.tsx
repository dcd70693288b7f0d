import type { Route } from './+types/delivery-policy'
import { deliveryPolicy } from '../features/content/delivery-policy.ts'
import { policyHead } from '../features/content/policy-head.ts'
import { PolicyView } from '../features/content/policy-view.tsx'
import { rootData } from '../lib/root-data.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  policyHead(rootData(matches)?.environment, deliveryPolicy, '/delivery-policy')

export default function DeliveryPolicy({ matches }: Route.ComponentProps) {
  return <PolicyView shop={rootData(matches)?.environment.shop} text={deliveryPolicy} />
}
