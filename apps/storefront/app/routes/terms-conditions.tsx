import type { Route } from './+types/terms-conditions'
import { termsConditions } from '../features/content/terms-conditions.ts'
import { policyMeta } from '../features/content/policy-meta.ts'
import { PolicyView } from '../features/content/policy-view.tsx'
import { cachePage } from '../lib/cache-page.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  policyMeta(matches, { termsConditions }, '/terms-conditions')

export const headers: Route.HeadersFunction = () => cachePage(5)

export default function TermsConditions({ matches }: Route.ComponentProps) {
  return <PolicyView matches={matches} text={{ termsConditions }} />
}
