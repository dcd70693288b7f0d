import type { Route } from './+types/privacy-policy'
import { privacyPolicy } from '../features/content/privacy-policy.ts'
import { policyMeta } from '../features/content/policy-meta.ts'
import { PolicyView } from '../features/content/policy-view.tsx'
import { rootData } from '../lib/root-data.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  policyMeta(rootData(matches)?.environment, privacyPolicy, '/privacy-policy')

export default function PrivacyPolicy({ matches }: Route.ComponentProps) {
  return <PolicyView shop={rootData(matches)?.environment.shop} text={privacyPolicy} />
}
