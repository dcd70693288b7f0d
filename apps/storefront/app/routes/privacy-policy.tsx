import type { Route } from './+types/privacy-policy'
import { privacyPolicy } from '../features/content/privacy-policy.ts'
import { policyMeta } from '../features/content/policy-meta.ts'
import { PolicyView } from '../features/content/policy-view.tsx'
import { cachePage } from '../lib/cache-page.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  policyMeta(matches, { privacyPolicy }, '/privacy-policy')

export const headers: Route.HeadersFunction = () => cachePage(5)

export default function PrivacyPolicy({ matches }: Route.ComponentProps) {
  return <PolicyView matches={matches} text={{ privacyPolicy }} />
}
