import type { Route } from './+types/terms-conditions'
import { termsConditions } from '../features/content/terms-conditions.ts'
import { policyMeta } from '../features/content/policy-meta.ts'
import { PolicyView } from '../features/content/policy-view.tsx'
import { rootData } from '../lib/root-data.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  policyMeta(rootData(matches)?.environment, termsConditions, '/terms-conditions')

export default function TermsConditions({ matches }: Route.ComponentProps) {
  return <PolicyView shop={rootData(matches)?.environment.shop} text={termsConditions} />
}
