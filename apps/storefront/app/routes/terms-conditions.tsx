import type { Route } from './+types/terms-conditions'
import { termsConditions } from '../features/content/terms-conditions.ts'
import { policyMeta } from '../features/content/policy-meta.ts'
import { PolicyView } from '../features/content/policy-view.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  policyMeta(matches, termsConditions, '/terms-conditions')

export default function TermsConditions({ matches }: Route.ComponentProps) {
  return <PolicyView matches={matches} text={termsConditions} />
}
