import type { Route } from './+types/privacy-policy'
import { privacyPolicy } from '../features/content/privacy-policy.ts'
import { policyHead } from '../features/content/policy-head.ts'
import { PolicyView } from '../features/content/policy-view.tsx'
import { rootData } from '../lib/root-data.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  policyHead(rootData(matches)?.environment, privacyPolicy, '/privacy-policy')

export default function PrivacyPolicy({ matches }: Route.ComponentProps) {
  return <PolicyView shop={rootData(matches)?.environment.shop} text={privacyPolicy} />
}
