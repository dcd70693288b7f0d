import type { Route } from './+types/about-us'
import { aboutUs } from '../features/content/about-us.ts'
import { policyMeta } from '../features/content/policy-meta.ts'
import { PolicyView } from '../features/content/policy-view.tsx'
import { cachePage } from '../lib/cache-page.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  policyMeta(matches, { aboutUs }, '/about-us')

export const headers: Route.HeadersFunction = () => cachePage(5)

export default function AboutUs({ matches }: Route.ComponentProps) {
  return <PolicyView matches={matches} text={{ aboutUs }} />
}
