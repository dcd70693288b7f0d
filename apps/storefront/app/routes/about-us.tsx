import type { Route } from './+types/about-us'
import { aboutUs } from '../features/content/about-us.ts'
import { policyMeta } from '../features/content/policy-meta.ts'
import { PolicyView } from '../features/content/policy-view.tsx'
import { rootData } from '../lib/root-data.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  policyMeta(rootData(matches)?.environment, aboutUs, '/about-us')

export default function AboutUs({ matches }: Route.ComponentProps) {
  return <PolicyView shop={rootData(matches)?.environment.shop} text={aboutUs} />
}
