import type { Route } from './+types/return-refund'
import { returnRefund } from '../features/content/return-refund.ts'
import { policyMeta } from '../features/content/policy-meta.ts'
import { PolicyView } from '../features/content/policy-view.tsx'
import { rootData } from '../lib/root-data.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  policyMeta(rootData(matches)?.environment, returnRefund, '/return-refund')

export default function ReturnRefund({ matches }: Route.ComponentProps) {
  return <PolicyView shop={rootData(matches)?.environment.shop} text={returnRefund} />
}
