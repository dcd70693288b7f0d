import type { Route } from './+types/terms-conditions'
import { termsConditions } from '../features/content/terms-conditions.ts'
import { policyHead } from '../features/content/policy-head.ts'
import { PolicyView } from '../features/content/policy-view.tsx'
import { rootData } from '../lib/root-data.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  policyHead(rootData(matches)?.environment, termsConditions, '/terms-conditions')

export default function TermsConditions({ matches }: Route.ComponentProps) {
  return <PolicyView shop={rootData(matches)?.environment.shop} text={termsConditions} />
}
