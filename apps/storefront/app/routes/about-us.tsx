import type { Route } from './+types/about-us'
import { aboutUs } from '../features/content/about-us.ts'
import { policyMeta } from '../features/content/policy-meta.ts'
import { PolicyView } from '../features/content/policy-view.tsx'

export const meta: Route.MetaFunction = ({ matches }) => policyMeta(matches, aboutUs, '/about-us')

export default function AboutUs({ matches }: Route.ComponentProps) {
  return <PolicyView matches={matches} text={aboutUs} />
}
